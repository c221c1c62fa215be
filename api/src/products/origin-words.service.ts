import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Product } from './product.entity.js';
import { indexedWords } from './product-search.js';
import { isAround } from './question-words.js';
import type { LimitedSearch } from './spec-limits.js';
import { isFoundIn, plainWords } from './words.js';

/** Each is a parameter of the statement. */
const MOST_ORIGINS = 500;

type Origin = Record<'origin' | 'origin_en', string | null>;

/** What a search of products finds in their origins. */
@Injectable()
export class OriginWords {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** The same search in the origins that have most of its words; undefined where none has any. */
  async of(search: LimitedSearch): Promise<LimitedSearch | undefined> {
    if (indexedWords(search.text).length === 0) return undefined;
    const words = plainWords(search.text).filter((word) => !isAround(word));
    let best: { origins: string[]; missing: string[] } = { origins: [], missing: words };
    for (const { origin, origin_en } of await this.read()) {
      const known = plainWords([origin, origin_en].join(' '));
      const missing = words.filter((word) => !isFoundIn(known, word));
      if (origin === null || missing.length > best.missing.length || missing.length === words.length)
        continue;
      if (missing.length < best.missing.length) best = { origins: [], missing };
      if (missing.join(' ') === best.missing.join(' ')) best.origins.push(origin);
    }
    return best.origins.length > 0
      ? { ...search, text: best.missing.join(' '), origins: best.origins }
      : undefined;
  }

  /** Of an index alone, in its order: DISTINCT takes MariaDB five times as long. */
  private read(): Promise<Origin[]> {
    return this.products
      .createQueryBuilder('product')
      .select(['product.origin AS origin', 'product.origin_en AS origin_en'])
      .where('product.origin IS NOT NULL')
      .groupBy('product.origin')
      .addGroupBy('product.origin_en')
      .limit(MOST_ORIGINS)
      .getRawMany<Origin>();
  }
}
