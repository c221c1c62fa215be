import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CurrentRevision } from '../../revision/current-revision.service.js';
import { KeptForRevision } from '../../revision/kept-for-revision.js';
import { Product } from '../product.entity.js';
import { indexedWords } from './product-search.js';
import { isAround } from './question-words.js';
import type { LimitedSearch } from './spec-limits.js';
import type { PlaceColumn, Places } from './trade-filter.js';
import { isFoundIn, plainWords } from './words.js';

/** Each is a parameter of the statement. */
const MOST_PLACES = 500;

/** What a place is said to be. */
const ORIGIN = new Set(['origin', 'asal']);

/** The places that have most of some words, and the words that they lack. */
interface Best {
  places: Places;
  missing: string[];
}

interface Place {
  column: PlaceColumn;
  place: string;
  also?: string | null;
}

/** What a search of products finds in where they come from, are loaded and are delivered. */
@Injectable()
export class PlaceWords {
  /** Searches by words ask for them. */
  private readonly origins: KeptForRevision<Place[]>;

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    revision: CurrentRevision,
  ) {
    this.origins = new KeptForRevision(revision, () => this.read('origin', 'origin_en'));
  }

  /** The same search in the origins and ports that have most of its words; undefined where none has any. */
  async of(search: LimitedSearch): Promise<LimitedSearch | undefined> {
    return inBest(search, async () => [...(await this.origins.read()), ...(await this.read('port'))]);
  }

  /** The same search in the origins alone that have most of its words; undefined where none has any. */
  async ofOrigin(search: LimitedSearch): Promise<LimitedSearch | undefined> {
    return inBest(search, () => this.origins.read());
  }

  /** The ports and the places of delivery that have most of the words; undefined where none has any. */
  async ofTerm(words: readonly string[]): Promise<Best | undefined> {
    return bestOf(words, [...(await this.read('port')), ...(await this.read('export_place'))]);
  }

  /** Of an index alone, in its order: DISTINCT takes MariaDB five times as long. */
  private async read(column: PlaceColumn, also?: 'origin_en'): Promise<Place[]> {
    const query = this.products
      .createQueryBuilder('product')
      .select(`product.${column}`, 'place')
      .where(`product.${column} IS NOT NULL`)
      .groupBy(`product.${column}`)
      .limit(MOST_PLACES);
    if (also) query.addSelect(`product.${also}`, 'also').addGroupBy(`product.${also}`);
    const rows = await query.getRawMany<Omit<Place, 'column'>>();
    return rows.map((row) => ({ ...row, column }));
  }
}

async function inBest(
  search: LimitedSearch,
  read: () => Promise<readonly Place[]>,
): Promise<LimitedSearch | undefined> {
  if (indexedWords(search.text).length === 0) return undefined;
  const words = plainWords(search.text).filter((word) => !isAround(word) && !ORIGIN.has(word));
  const best = bestOf(words, await read());
  return best && { ...search, text: best.missing.join(' '), places: best.places };
}

function bestOf(words: readonly string[], places: readonly Place[]): Best | undefined {
  let best: Best = { places: {}, missing: [...words] };
  for (const { column, place, also } of places) {
    const known = plainWords([place, also].join(' '));
    const missing = words.filter((word) => !isFoundIn(known, word));
    if (missing.length > best.missing.length || missing.length === words.length) continue;
    if (missing.length < best.missing.length) best = { places: {}, missing };
    if (missing.join(' ') === best.missing.join(' ')) (best.places[column] ??= []).push(place);
  }
  return best.missing.length < words.length ? best : undefined;
}
