import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { searchText } from '../../http/list-filters.js';
import { respelled } from './asked-spellings.js';
import { CategoryWords } from './category-words.service.js';
import { nearest } from '../../http/nearest.js';
import { withoutCountries } from './country-words.js';
import { cropsIn, withoutCrops } from './crop-words.js';
import { withoutDelivery } from './delivery-words.js';
import { Product } from '../product.entity.js';
import { namesGoods } from './goods-words.js';
import { HEADING_DIGITS, hsDigits, SUBHEADING_DIGITS } from './hs-code-search.js';
import { withoutOpening, withoutPickup } from './pickup-words.js';
import { CORRECTABLE, KnownWords, type Vocabulary } from './known-words.service.js';
import { search } from './product-search.js';
import { askedWords, isAround } from './question-words.js';
import { withoutScore } from './score-words.js';
import { withoutShelfLife } from './trade-words.js';
import { INITIALS, plainWords, singular } from './words.js';

/** Each is compared with every word that is known. */
const MOST_WORDS = 3;
/** Each is a search. */
const MOST_TRIED = 8;
/** 'sample' is no 'sampai'. */
const LETTERS_PER_ERROR = 4;
/** Shorter ones are taken for a name with an error only: of the many words of descriptions, one is near to any. */
const LETTERS_FOR_DESCRIPTIONS = 6;
/** From so many letters on a name is meant with two errors too, behind the first letter. */
const LETTERS_FOR_TWO_ERRORS = 6;
const LETTERS_PER_ONE_OF_TWO = LETTERS_FOR_TWO_ERRORS / 2;
/** Each is another amount, what goods stand on, or who sells them: 'pallet' is no 'pellet', and 'warung' no 'karung'. */
const NO_GOODS = new Set(
  'gram grams kilo kilos kilogram kilograms tonne tonnes pallet pallets palet warung warungs'.split(' '),
);
/** Of a compound, before the word that it ends with: 'price' is none of 'rice', nor 'dikemas' of 'emas'. */
const LETTERS_BEFORE = 4;

/** Of two that are written together. */
const LETTERS_OF_A_PART = 4;

/** Words that no catalogue has to have: neither 'shell' is meant, nor 'arabika'. */
const OF_NO_CATALOGUE = [
  withoutShelfLife,
  (text: string) => withoutDelivery(text)[0] ?? text,
  withoutCountries,
  withoutPickup,
  withoutOpening,
  withoutCrops,
  withoutScore,
];

const ALL_INITIALS = new RegExp(INITIALS, 'gu');

/** '25mm', '25x25': a number and what follows it in one word. */
const SIZE = /(?<![\p{L}\p{N}])\d+\p{L}[\p{L}\p{N}]*/gu;
const CLOSE = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu;

/** What a search of products that finds none may have meant, by the words of the catalogue and its HS codes. */
@Injectable()
export class SearchCorrections {
  private readonly logger = new Logger(SearchCorrections.name);

  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly knownWords: KnownWords,
    private readonly categoryWords: CategoryWords,
  ) {}

  /** The likelier first, of which any may find nothing: none where no word is wrong. Rejects for nothing but a `q` that is no text. */
  async *of(q: unknown): AsyncGenerator<string> {
    const whole = searchText(q);
    try {
      // Another filter than the words leaves none of the same.
      for await (const meant of this.likely(whole))
        for (const each of meant === undefined ? [] : withCrops(meant, whole))
          if (each !== joined(plainWords(whole))) yield each;
    } catch (error) {
      this.logger.error(error);
    }
  }

  private async *likely(whole: string): AsyncGenerator<string | undefined> {
    const digits = hsDigits(whole);
    if (digits !== undefined) {
      yield* widerCodes(digits);
      return;
    }
    const text = OF_NO_CATALOGUE.reduce((left, without) => without(left), whole.replace(ALL_INITIALS, ' '));
    const asked = askedWords(text);
    // 'do you ship?'
    if (plainWords(text).every(isAround)) return;
    yield withSizesApart(text);
    if (!asked) yield await this.inKnownWords(text);
    yield await this.asAsked(whole);
    yield await this.inSomeWords(new Set(asked ?? plainWords(text)));
  }

  private async inKnownWords(text: string): Promise<string | undefined> {
    const words = plainWords(text);
    const { length } = words.filter((word) => CORRECTABLE.test(word));
    return length > 0 && length <= MOST_WORDS ? correct(words, await this.knownWords.read()) : undefined;
  }

  /** With what is asked of goods spelled right: 'moister below 12'. */
  private async asAsked(text: string): Promise<string | undefined> {
    const known = await this.knownWords.read();
    const meansNothing = (word: string) => !isAround(word) && !NO_GOODS.has(word) && isUnknown(word, known);
    const right = respelled(text, known.ofSpecs, meansNothing);
    return right === text ? undefined : right;
  }

  /** With words that are known, where there is a product that has them all. */
  private async inSomeWords(words: ReadonlySet<string>): Promise<string | undefined> {
    const known = await this.knownWords.read();
    const asked = [...words];
    const meant = withoutUnknown(asked, await this.withStated(asked, known));
    const inLetters = meant.filter((word) => CORRECTABLE.test(word));
    // Numbers alone are nothing that was meant.
    const tries = [asked, inLetters.length > 0 ? meant : [], inLetters];
    for (const text of new Set(tries.map(joined).filter(Boolean))) {
      if (await this.isAnyWith(text)) return text;
    }
    return this.inMostWords(meant, known);
  }

  /** With the words that are far down in a description too: 'anggrek' of 'kompoz anggrek'. */
  private async withStated(words: readonly string[], known: Vocabulary): Promise<Vocabulary> {
    const stated: string[] = [];
    for (const word of words.filter((each) => isUnknown(each, known)).slice(0, MOST_WORDS))
      if (await this.isAnyWith(word)) stated.push(word);
    return { ...known, all: [...known.all, ...stated] };
  }

  /**
   * The words that name goods first, each that a product has together with those before it: 'grade a coconut charcoal' without 'grade',
   * 'organic coffee' as 'coffee' where fertilizers are organic.
   */
  private async inMostWords(words: readonly string[], { telling }: Vocabulary): Promise<string | undefined> {
    const tried = words.filter((word) => CORRECTABLE.test(word) && !isAround(word)).slice(0, MOST_TRIED);
    const places = tried.map((word) => ({ word, place: placeIn(telling, word) }));
    let kept: string[] = [];
    for (const { word } of places.toSorted((a, b) => a.place - b.place)) {
      const text = joined(tried.filter((each) => each === word || kept.includes(each)));
      if (await this.isAnyWith(text)) kept = [...kept, word];
    }
    return kept.length > 0 ? joined(tried.filter((word) => kept.includes(word))) : undefined;
  }

  /** Whether a product, or one of a category that they name, has all the words. */
  private async isAnyWith(text: string): Promise<boolean> {
    const named = await this.categoryWords.of(text);
    return this.isAny((query) => search({ text, limits: [], named }).apply(query, text));
  }

  /** Whether there is a product that `narrow` leaves. */
  private async isAny(narrow: (query: SelectQueryBuilder<Product>) => void): Promise<boolean> {
    const query = this.products.createQueryBuilder('product').select('product.id').limit(1);
    narrow(query);
    return (await query.getRawOne()) !== undefined;
  }
}

/** With those that a search names first: 'pupuk padi' for 'pupk padi', where there is such a product. */
function withCrops(meant: string, search: string): string[] {
  const crops = cropsIn(search);
  return crops === '' ? [meant] : [`${meant} ${crops}`, meant];
}

/** What a country has added may differ, and goods may be found under another part of the heading. */
const widerCodes = (digits: string) =>
  [SUBHEADING_DIGITS, HEADING_DIGITS]
    .filter((length) => digits.length > length)
    .map((length) => `HS ${digits.slice(0, length)}`);

function withSizesApart(text: string): string | undefined {
  const apart = text.replace(SIZE, (size) => size.replace(CLOSE, ' '));
  return apart === text ? undefined : apart;
}

function correct(words: readonly string[], known: Vocabulary): string | undefined {
  const meant = words.map((word) => (isUnknown(word, known) ? meantBy(word, known) : word));
  const isOther = meant.some((word, at) => word !== words[at]);
  return isOther && !meant.includes(null) ? joined(meant) : undefined;
}

/** 'hardwood' for 'wood', or the word that is nearest. */
function meantBy(word: string, { ofNames, all }: Vocabulary): string | null {
  if (NO_GOODS.has(word)) return null;
  const two = inTwo(word, all);
  if (two) return two;
  const compound = all.find((other) => {
    const behind = other.slice(LETTERS_BEFORE);
    return behind.endsWith(word) || behind.endsWith(singular(word) ?? word);
  });
  if (compound !== undefined || namesGoods(word)) return compound ?? null;
  const near = nearest(word, word.length < LETTERS_FOR_DESCRIPTIONS ? ofNames : all, LETTERS_PER_ERROR);
  return near ?? withTwoErrors(word, ofNames);
}

/** 'coconut shell' for 'coconutshell'. */
function inTwo(word: string, all: readonly string[]): string | undefined {
  const isKnown = (part: string) => all.some((other) => other === part || singular(other) === part);
  for (let at = LETTERS_OF_A_PART; at <= word.length - LETTERS_OF_A_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts.join(' ');
  }
  return undefined;
}

/** 'pellets' for 'palets'. */
function withTwoErrors(word: string, names: readonly string[]): string | null {
  const isLong = word.length >= LETTERS_FOR_TWO_ERRORS && word.length < 2 * LETTERS_PER_ERROR;
  const alike = names.filter((name) => name.length >= LETTERS_FOR_TWO_ERRORS && name[0] === word[0]);
  return isLong ? nearest(word, alike, LETTERS_PER_ONE_OF_TWO) : null;
}

/** The first unknown ones as what is meant by them, the others left out. */
function withoutUnknown(words: readonly string[], known: Vocabulary): string[] {
  const unknown = new Set(words.filter((word) => isUnknown(word, known)));
  const compared = new Set([...unknown].slice(0, MOST_WORDS));
  return words.flatMap((word) => {
    if (!unknown.has(word)) return [word];
    return (compared.has(word) && meantBy(word, known)) || [];
  });
}

function placeIn(telling: Vocabulary['telling'], word: string): number {
  const place = telling.findIndex((names) => isNamed(word, names));
  return place < 0 ? telling.length : place;
}

/** Also in another spelling: 'arabica' of 'Arabika'. */
function isNamed(word: string, names: readonly string[]): boolean {
  const isOne = names.some((name) => name.startsWith(word) || name === singular(word));
  return isOne || nearest(word, names, LETTERS_PER_ERROR) !== null;
}

function isUnknown(word: string, { all }: Vocabulary): boolean {
  return CORRECTABLE.test(word) && !all.some((other) => other.startsWith(word));
}

const joined = (words: readonly (string | null)[]) => words.join(' ');
