import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import { searchText } from '../../http/list-filters.js';
import { SpecField } from '../../spec-fields/spec-field.entity.js';
import {
  hasAmounts,
  hasNamedAmounts,
  takeAmounts,
  takeBareNumbers,
  takeNamedAmounts,
  takeNamedTexts,
} from './spec-amounts.js';
import { takeChoices } from './spec-choices.js';
import { hasLimits, type LimitedSearch, takeLimits } from './spec-limits.js';
import { takeWholeName } from './spec-names.js';
import { hasRank, rankIn, withoutRanks } from './spec-ranks.js';

/** Each is a part of the statement. */
const MOST_CHOICES = 3;

/** What a search of products says of their specifications. */
@Injectable()
export class SpecLimits {
  constructor(@InjectRepository(SpecField) private readonly fields: Repository<SpecField>) {}

  /** @throws InvalidFields for a `q` that is no text */
  async of(q: unknown): Promise<LimitedSearch> {
    const text = searchText(q);
    return hasLimits(text) ? takeLimits(text, await this.read()) : { text, limits: [] };
  }

  /**
   * The order that it asks for by a specification; undefined for none.
   * @throws InvalidFields for a `q` that is no text
   */
  async rankOf(q: unknown) {
    const text = searchText(q);
    return hasRank(text) ? rankIn(text, await this.read()) : undefined;
  }

  /** What it asks for besides such orders. */
  async besidesRanks(text: string): Promise<string> {
    return hasRank(text) ? withoutRanks(text, await this.read()) : text;
  }

  /** The same search with its amounts as limits; undefined for one without any. */
  async amountsOf(search: LimitedSearch): Promise<LimitedSearch | undefined> {
    return hasAmounts(search.text) ? takeAmounts(search, await this.read()) : undefined;
  }

  /**
   * The same search with its amounts beside the names of specifications as limits; undefined for one without any.
   * @param isPart whether a part of a name will do
   */
  async namedAmountsOf(search: LimitedSearch, isPart = false): Promise<LimitedSearch | undefined> {
    return hasNamedAmounts(search.text) ? takeNamedAmounts(search, await this.read(), isPart) : undefined;
  }

  /** The same search with its numbers behind the names of specifications in words as what these are; undefined for one without any. */
  async namedTextsOf(search: LimitedSearch): Promise<LimitedSearch | undefined> {
    return hasNamedAmounts(search.text) ? takeNamedTexts(search, await this.read(['text'])) : undefined;
  }

  /** The same search with its numbers of any unit as limits; undefined for one without any. */
  async bareNumbersOf(search: LimitedSearch): Promise<LimitedSearch | undefined> {
    return /\d{3}/.test(search.text) ? takeBareNumbers(search, await this.read()) : undefined;
  }

  /**
   * A search that is the name of a specification as what products state, and the same search with its words for a choice as a limit,
   * then with those for another one too: 'washed arabica'. None for one without any.
   * @param besidesAmounts where words for a choice are
   */
  async wordsOf(search: LimitedSearch, besidesAmounts: LimitedSearch) {
    if (search.text === '' && besidesAmounts.text === '') return { stating: [], choices: [] };
    const fields = await this.fields.find({
      select: { id: true, key: true, label: true, label_en: true, kind: true, choices: true },
      // 'No' states nothing of what one looks for.
      where: { kind: Not('yes_no') },
    });
    const ofChoices = fields.filter(({ kind }) => kind === 'choice');
    const choices: LimitedSearch[] = [];
    for (let each = takeChoices(besidesAmounts, ofChoices); each && choices.length < MOST_CHOICES;) {
      choices.push(each);
      each = takeChoices(each, ofChoices);
    }
    return { stating: takeWholeName(search, fields), choices };
  }

  private read(kinds: SpecField['kind'][] = ['number', 'range']): Promise<SpecField[]> {
    return this.fields.find({
      select: {
        id: true,
        category_id: true,
        key: true,
        label: true,
        label_en: true,
        unit: true,
        bound: true,
      },
      where: { kind: In(kinds) },
    });
  }
}
