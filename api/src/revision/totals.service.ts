import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CurrentRevision } from './current-revision.service.js';

/** Of the filters: a flood of made-up ones pushes out what has not been asked for longest. */
const MOST_CHARACTERS = 1_000_000;

/** How many rows a list has in all, counted once for each filter and revision of the catalogue. */
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
