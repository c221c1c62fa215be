import { Injectable } from '@nestjs/common';
import { searchText } from '../../http/list-filters.js';
import { type ListQuery, readFilter, readRange } from '../../http/list-query.js';
import { Page } from '../../http/page.js';
import { CHEAP_FIRST } from '../price-order.js';
import { ProductPages } from '../product-pages.service.js';
import type { ListedProduct } from '../product.dto.js';
import { isDelivery } from './delivery-words.js';
import { goodsApart } from './goods-apart.js';
import { KnownWords } from './known-words.service.js';
import { asksForCheap } from './price-words.js';
import type { Search } from './product-search.js';
import { SearchCorrections } from './search-corrections.service.js';
import { SearchReadings } from './search-readings.service.js';
import type { LimitedSearch } from './spec-limits.js';
import { SpecLimits } from './spec-limits.service.js';

export interface SearchQuery extends ListQuery {
  /** Of the page. */
  language?: string;
}

/** A search that asks for anything else asks it of all that it finds. */
const isWordsAlone = ({ words, limits, facts = [], places }: Search) =>
  words.length > 0 && limits.length + facts.length === 0 && !places;

/** The product list by what its search may mean, and what one that finds none may have meant. */
@Injectable()
export class ProductSearches {
  constructor(
    private readonly pages: ProductPages,
    private readonly readings: SearchReadings,
    private readonly specLimits: SpecLimits,
    private readonly corrections: SearchCorrections,
    private readonly knownWords: KnownWords,
  ) {}

  /** @throws Malformed, InvalidFields */
  async read(query: SearchQuery): Promise<Page<ListedProduct>> {
    const { q = '' } = readFilter(query.filter);
    const asked = await this.readings.asked(q);
    const sort = query.sort === undefined && asksForCheap(searchText(q)) ? CHEAP_FIRST : undefined;
    const isSorted = query.sort !== undefined || sort !== undefined;
    const ranked = isSorted ? undefined : await this.specLimits.rankOf(q);
    for (const each of asked)
      for await (const reading of this.readings.of(each)) {
        const found = await this.pages.find(query, reading, { sort, ranked });
        if (found.total > 0) return found;
      }
    const any = await this.ofAny(query, searchText(q));
    if (any) return this.pages.find(query, any, { sort, ranked });
    return new Page<ListedProduct>([], readRange(query.range)[0], 0, {
      meant: await this.meantOf(query, asked),
    });
  }

  /** What is found of goods named side by side, where each of them is found by its words alone. */
  private async ofAny({ filter }: ListQuery, q: string): Promise<Search | undefined> {
    const found: Search[] = [];
    for (const goods of goodsApart(q)) {
      const reading = await this.firstFound(filter, goods);
      if (!reading || !isWordsAlone(reading)) return undefined;
      found.push(reading, ...(reading.also ?? []));
    }
    const [first, ...also] = found;
    return first && { ...first, also };
  }

  /** The reading that `read` would find any by. */
  private async firstFound(filter: string | undefined, q: string): Promise<Search | undefined> {
    for (const each of await this.readings.asked(q))
      for await (const reading of this.readings.of(each))
        if (await this.pages.isAny(filter, reading)) return reading;
    return undefined;
  }

  private async isFound({ filter }: ListQuery, q: string): Promise<boolean> {
    return (await this.firstFound(filter, q)) !== undefined;
  }

  /** Of a search in its own words, or else in what catalogues call its goods: the first in the language of the page, or else in any. */
  private async meantOf(query: SearchQuery, asked: readonly LimitedSearch[]) {
    let first: string | undefined;
    for (const [at, each] of asked.entries()) {
      if (asked.slice(0, at).some(({ text }) => text === each.text)) continue;
      const meant = await this.meant(query, each);
      if (meant === undefined) continue;
      if (await this.knownWords.areIn(query.language, meant)) return meant;
      first ??= meant;
    }
    return first;
  }

  /** The first that finds any: with what a search asks for besides its words, or without; then its own words, or the rest, alone. */
  private async meant(query: ListQuery, { text, limits, facts = [] }: LimitedSearch) {
    if (text === '') return undefined;
    // No product is offered at the buyer's place.
    const stated = facts.filter(({ asked }) => !isDelivery(asked));
    const others = [...limits, ...stated].map(({ asked }) => asked).join(' ');
    for await (const words of this.corrections.of(text))
      for (const q of others === '' ? [words] : [`${words} ${others}`, words])
        if (await this.isFound(query, q)) return q;
    for (const q of others === '' ? [] : [text, others]) if (await this.isFound(query, q)) return q;
    return undefined;
  }
}
