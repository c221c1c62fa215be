import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CurrentRevision } from './current-revision.service.js';

/** Of all filters: a flood of made-up ones must not fill the memory. */
const MOST_CHARACTERS = 1_000_000;

@Injectable()
export class Totals {
  private readonly counted = new LRUCache<string, Promise<unknown>>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });

  constructor(private readonly revision: CurrentRevision) {}

  async of<T>(filter: string, count: () => Promise<T>): Promise<T> {
    const revision = await this.revision.ask();
    if (revision === undefined) return count();
    const key = `${revision} ${filter}`;
    const kept = this.counted.get(key);
    if (kept) return kept as Promise<T>;
    const counting = count();
    this.counted.set(key, counting);
    counting.catch(() => this.counted.delete(key));
    return counting;
  }
}
