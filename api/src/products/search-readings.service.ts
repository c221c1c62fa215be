import { Injectable } from '@nestjs/common';
import { CategoryWords } from './category-words.service.js';
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
  ) {}

  /** @throws InvalidFields for a `q` that is no text */
  async inWords(q: unknown): Promise<Search> {
    return this.read(await this.specLimits.of(q));
  }

  /** What is meant when the words find nothing, the likelier first: '4402' as a heading, '7000 kcal' as a specification. */
  async *others(asked: LimitedSearch): AsyncGenerator<Search> {
    const heading = asHeading(asked.text);
    if (heading !== undefined) yield this.read({ ...asked, text: heading });
    const inAmounts = await this.specLimits.amountsOf(asked);
    if (inAmounts) yield this.read(inAmounts);
  }

  private async read({ text, limits }: LimitedSearch): Promise<Search> {
    return { text, limits, named: await this.categoryWords.of(text), words: indexedWords(text) };
  }
}
