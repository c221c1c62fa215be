import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Env } from '../env.js';
import type { CachedResponse } from './cached-response.js';

/** Addresses without end, such as searches, get this share of the memory: a flood of them pushes out nothing else. */
const ENDLESS_SHARE = 1 / 8;

export interface CacheKey {
  url: string;
  isEndless: boolean;
}

export interface Made {
  answer: CachedResponse;
  isEndless: boolean;
  /** Unset: until the catalogue changes. */
  freshMs?: number;
}

interface Kept {
  answer: CachedResponse;
  revision: number;
  freshUntil: number;
  refreshing?: Promise<unknown>;
}

@Injectable()
export class ResponseCache {
  private readonly documented: LRUCache<string, Kept>;
  private readonly endless: LRUCache<string, Kept>;
  readonly counts = { memory: 0, joined: 0, made: 0 };
  private readonly underWay = new Map<string, Promise<Made | undefined>>();

  constructor({ PAGE_CACHE_MB }: Env) {
    const bytes = PAGE_CACHE_MB * 1024 * 1024;
    this.documented = lru(bytes * (1 - ENDLESS_SHARE));
    this.endless = lru(bytes * ENDLESS_SHARE);
  }

  get bytes(): number {
    return this.documented.calculatedSize + this.endless.calculatedSize;
  }

  /** @param refresh renews an answer past its time, which is given meanwhile; without it such an answer is not found */
  find(address: string, revision: number, refresh?: () => Promise<unknown>): CachedResponse | undefined {
    const kept = this.documented.get(address) ?? this.endless.get(address);
    if (kept?.revision !== revision) return undefined;
    if (kept.freshUntil <= Date.now()) {
      if (!refresh) return undefined;
      kept.refreshing ??= refresh().finally(() => (kept.refreshing = undefined));
    }
    this.counts.memory += 1;
    return kept.answer;
  }

  /** Calls at the same time share one `make`; when its answer may not be kept, the others get undefined. */
  async make(
    address: string,
    revision: number,
    make: () => Promise<Made | undefined>,
  ): Promise<CachedResponse | undefined> {
    const key = `${revision} ${address}`;
    const joined = this.underWay.get(key);
    if (joined) {
      this.counts.joined += 1;
      return joined.then(
        (made) => made?.answer,
        () => undefined,
      );
    }
    this.counts.made += 1;
    const making = make().finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
    const made = await making;
    if (!made) return undefined;
    const kept = { answer: made.answer, revision, freshUntil: Date.now() + (made.freshMs ?? Infinity) };
    const [room, other] = made.isEndless ? [this.endless, this.documented] : [this.documented, this.endless];
    // A list that becomes empty is endless from then on: its old answer would hide the new one.
    other.delete(address);
    room.set(address, kept);
    return made.answer;
  }
}

function lru(maxSize: number) {
  return new LRUCache<string, Kept>({
    maxSize: Math.max(1, Math.floor(maxSize)),
    sizeCalculation: ({ answer }, address) => answer.bytes + 2 * address.length,
  });
}
