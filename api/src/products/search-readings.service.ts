import { Injectable } from '@nestjs/common';
import { CategoryWords } from './category-words.service.js';
import { OriginWords } from './origin-words.service.js';
import { asHeading, indexedWords } from './product-search.js';
import type { Search } from './search-pages.js';
import type { LimitedSearch } from './spec-limits.js';
import { SpecLimits } from './spec-limits.service.js';

/** What a search of products may mean. */
@Injectable()
export class SearchReadings {
  constructor(
    private readonly specLimits: SpecLimits,
    private readonly categoryWords: CategoryWords,
    private readonly originWords: OriginWords,
  ) {}

  /** @throws InvalidFields for a `q` that is no text */
  asked(q: unknown): Promise<LimitedSearch> {
    return this.specLimits.of(q);
  }

  /**
   * The likelier first: 'moisture 4%' as a specification, then the words, and where these find nothing '4402' as a heading,
   * '7000 kcal' as a specification, 'Jepara' as an origin, and 'burning time' as what a category's products have.
   */
  async *of(asked: LimitedSearch): AsyncGenerator<Search> {
    const inNamed = await this.specLimits.namedAmountsOf(asked);
    if (inNamed) yield this.read(inNamed);
    yield this.read(asked);
    if (asked.text === '') return;
    const heading = asHeading(asked.text);
    if (heading !== undefined) yield this.read({ ...asked, text: heading });
    const inAmounts = await this.specLimits.amountsOf(inNamed ?? asked);
    if (inAmounts) yield this.read(inAmounts);
    const inOrigins = await this.originWords.of(asked);
    if (inOrigins) yield this.read(inOrigins);
    const inSpecs = await this.categoryWords.withSpecs(asked.text);
    if (inSpecs) yield { ...asked, ...inSpecs, words: indexedWords(inSpecs.text) };
  }

  private async read(search: LimitedSearch): Promise<Search> {
    const { text } = search;
    return { ...search, named: await this.categoryWords.of(text), words: indexedWords(text) };
  }
}
