import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Beacon } from './read-beacon.js';

const MOST_REMEMBERED = 100_000;
/** Of a day: made-up searches must not fill the table. */
const MOST_TERMS = 1000;

export interface Visitor {
  address: string;
  userAgent: string | undefined;
}

/** Knows the visits of one day by a hash, whose salt is nowhere but in memory and gone with the day. */
export class Visits {
  private readonly salt = randomBytes(32);
  private readonly known = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  private readonly terms = new Set<string>();

  constructor(readonly day: string) {}

  /** Whether this visitor has not done the same before. */
  isNew({ address, userAgent }: Visitor, { kind, product_id, key }: Beacon): boolean {
    const visit = JSON.stringify([address, userAgent, kind, product_id, key]);
    const hash = createHmac('sha256', this.salt).update(visit).digest('base64');
    if (this.known.has(hash) || (key !== '' && !this.hasRoom(key))) return false;
    this.known.set(hash, true);
    return true;
  }

  private hasRoom(term: string): boolean {
    return this.terms.has(term) || (this.terms.size < MOST_TERMS && !!this.terms.add(term));
  }
}
