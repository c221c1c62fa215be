import { isInCategory } from './category-statements.js';
import { isReplacedIn, isWrittenIn } from './number-in-text.js';
import { numbersInWords } from './numbers-in-words.js';
import { type Option, optionsOf } from '../spec-fields/options.js';
import { writtenNumber } from '../spec-fields/written-number.js';
import {
  type Amounts,
  AMOUNTS,
  hasAmount,
  isAmount,
  type OldAmount,
  type OldNumber,
  written,
} from './old-amounts.js';
import {
  isTextField,
  type OwnTexts,
  type Place,
  PLACES,
  ALL_PLACES,
  type Texts,
  TEXTS,
} from './number-places.js';
import { writtenAs } from '../spec-fields/written-unit.js';

/** One that a text of its product or its category still has after the write that changed it. */
export interface KeptNumber extends OldNumber {
  field: KeptField;
  /** Of the texts of the product alone: what its category says was right, or of another number. */
  own?: true;
  /** Of those of the category alone: what it says held for the product, and does not any more. */
  broken?: true;
}
/** An amount, 'specs.ash', or the text that had it. */
export type KeptField = OldAmount | (typeof TEXTS)[number] | SpecPath;
export type SpecPath = `specs.${string}`;

export interface Field {
  label: string;
  label_en: string | null;
  unit: string | null;
  choices: string | null;
}
const PARTS = ['value', 'min', 'max'] as const;
export type Parts = Partial<Record<(typeof PARTS)[number] | 'text' | 'text_en' | 'choice', unknown>>;

const list = new Intl.ListFormat('id');

/**
 * The numbers of a specification that it has no more, those in words too. One that another has, too, is its own only behind its
 * label.
 * @param others of the product
 */
export function oldSpecNumbers(
  field: Field,
  before: Parts,
  after: Parts | undefined,
  others: readonly (readonly [Field, Parts])[],
): OldNumber[] {
  const now = numbersOf(field, withoutLeft(before, after));
  return numbersOf(field, before)
    .filter((old) => !now.some((each) => isSameNumber(each, old)))
    .map((old) => (old.number === null ? onlyOf(old, now) : old))
    .map((old) => toldFrom(others, field, old));
}

/** An English text that was left says what the Indonesian one said before. */
const withoutLeft = (before: Parts, after: Parts | undefined): Parts | undefined =>
  typeof after?.text === 'string' && after.text !== before.text && after.text_en === before.text_en
    ? { ...after, text_en: undefined }
    : after;

export const figuresOf = (parts: Parts = {}) =>
  PARTS.map((part) => parts[part]).filter((number) => typeof number === 'number');

/** Behind its label alone where another specification has it, too. */
function toldFrom(others: readonly (readonly [Field, Parts])[], field: Field, own: OldNumber): OldNumber {
  const elsewhere = others.flatMap(([other, parts]) => numbersOf(other, parts));
  const isElsewhere = elsewhere.some(
    ({ number, units }) => number === own.number && units.some((unit) => own.units.includes(unit)),
  );
  return isElsewhere ? { ...own, units: [], labels: labelsOf(field) } : own;
}

/** As texts call it, in either language. */
export const labelsOf = ({ label, label_en }: Pick<Field, 'label' | 'label_en'>) =>
  [label, label_en].filter((text) => text !== null).flatMap(withShortOne);

/** Right before or behind a number that has no unit: 'at most 11 defects', 'screen 16' of the screen size. */
export const namesOf = (field: Field) => [
  ...labelsOf(field),
  ...labelsOf(field).flatMap((label) => label.match(LONG_WORD) ?? []),
];
const LONG_WORD = /\p{L}{4,}/gu;

function numbersOf(field: Field, parts: Parts = {}): OldNumber[] {
  const { unit } = field;
  const bare = [...new Set(figuresOf(parts))].map((number) => ({
    number,
    words: [writtenNumber(number), unit].filter(Boolean).join(' '),
    units: unit ? writtenAs(unit) : namesOf(field),
    labels: labelsOf(field),
  }));
  const inWords = wordsOf(field, parts).flatMap(numbersInWords);
  const each = [...new Set(inWords.map(({ number }) => number))].map((number) => {
    const same = inWords.filter((other) => other.number === number);
    const units = [...new Set(same.map((other) => other.unit).filter((written) => written !== undefined))];
    // 'Ukuran karung 35 kg' is no 35 mm.
    const marks = units.length > 0 ? { units } : { units: namesOf(field), labels: labelsOf(field) };
    return { number, words: same[0]?.words ?? '', ...marks };
  });
  const option = optionOf(field, parts);
  if (option && each.length === 0)
    return [{ number: null, words: option.label, units: [], labels: phrasesOf(option) }];
  return [...bare, ...each];
}

/** In both languages. */
function wordsOf(field: Field, parts: Parts): string[] {
  const { text, text_en } = parts;
  const { label, label_en } = optionOf(field, parts) ?? {};
  return [text, text_en, label, label_en].filter((words) => typeof words === 'string');
}

function optionOf({ choices }: Field, { choice }: Parts): Option | undefined {
  return choice === undefined ? undefined : optionsOf(choices).find(({ key }) => key === choice);
}

/** 'Basah (full washed)' is said by either. */
const phrasesOf = ({ label, label_en }: Option) =>
  [label, label_en ?? '']
    .flatMap((text) => text.split(/[()/,]/))
    .filter((phrase) => /\p{L}{3}/u.test(phrase))
    .map((phrase) => phrase.trim());

/** Without the words that another option has too; none while no other one is chosen. */
function onlyOf(old: OldNumber, now: readonly OldNumber[]): OldNumber {
  const has = (phrase: string) =>
    now.some(({ labels = [] }) => labels.some((label) => label.toLowerCase().includes(phrase.toLowerCase())));
  return { ...old, labels: now.length === 0 ? [] : old.labels?.filter((phrase) => !has(phrase)) };
}

/** The numbers that a text had, and has another one in the place of: '250 g' of a packing that is of '500 g' now. */
export function oldTextNumbers(before: OwnTexts, after: OwnTexts): KeptNumber[] {
  const all = TEXTS.filter((field) => before[field] !== after[field]).flatMap((field) =>
    numbersInWords(before[field] ?? '').flatMap(({ number, unit, words }) => {
      if (unit === undefined || !words.endsWith(unit)) return [];
      const old = { field, number, units: writtenAs(unit), words };
      return isReplacedIn(before[field] ?? '', after[field] ?? '', old) ? [old] : [];
    }),
  );
  return all.filter((old, at) => all.findIndex((each) => isSameNumber(each, old)) === at);
}

export const isSameNumber = (one: OldNumber, other: OldNumber) =>
  one.number === other.number && (one.number !== null || one.words === other.words);

type Product = Amounts & OwnTexts & { specs?: Readonly<Record<string, Parts>> | null };
type Template = ReadonlyMap<string, Field> | undefined;

/** Whether a product says it again. */
export function isStated(old: KeptNumber, now: Product, template: Template): boolean {
  const [, key] = old.field.split('.');
  if (isTextField(old.field)) return isWrittenIn(now[old.field] ?? '', old) || isSaid(old, now, template);
  return key === undefined ? hasAmount(old, now) : isOfSpec(old, now, template, key);
}

/** What a product has of what was changed, in the same unit. */
export function changedTo({ field, units }: KeptNumber, now: Product, template: Template): number[] {
  const [, key] = field.split('.');
  if (key !== undefined) {
    const spec = template?.get(key);
    const numbers = spec ? numbersOf(spec, now.specs?.[key]) : [];
    return numbers.flatMap(({ number, units: others }) =>
      number !== null && others.some((unit) => units.includes(unit)) ? [number] : [],
    );
  }
  const amount = isAmount(field) ? now[field] : undefined;
  return typeof amount === 'number' ? [amount] : [];
}

/** Whether any amount or specification of a product is that. */
export const isSaid = (old: OldNumber, now: Product, template: Template): boolean =>
  hasAmount(old, now) || [...(template?.keys() ?? [])].some((key) => isOfSpec(old, now, template, key));

function isOfSpec(old: OldNumber, now: Product, template: Template, key: string): boolean {
  const field = template?.get(key);
  return field !== undefined && numbersOf(field, now.specs?.[key]).some((each) => isSameNumber(each, old));
}

/** 'Nilai cacat' for 'Nilai cacat per 300 g', too. */
function withShortOne(label: string): string[] {
  const short = label.replace(/\s+(?:per\s|\().*/, '');
  return short === label ? [label] : [label, short];
}

/** The texts that have a number. */
export const placesOf = (texts: Texts, old: OldNumber): Place[] =>
  ALL_PLACES.filter((place) => (place === 'category' ? isInCategory : isWrittenIn)(texts[place] ?? '', old));

/**
 * What a product still states where one of its texts has another number now: 'cartons of 15 kg' beside a pack of 20.
 * @param product as it is with these texts
 */
export function leftBehind(
  before: Texts,
  after: Texts,
  product: Amounts & { specs?: Readonly<Record<string, Parts>> | null },
  template: readonly (Field & { key: string })[],
): KeptNumber[] {
  const amounts = AMOUNTS.flatMap((field) => {
    const stated = written(field, product);
    return stated ? [{ field, ...stated }] : [];
  });
  const specs = template.map((field) => [field, product.specs?.[field.key] ?? {}] as const);
  const numbers = specs.flatMap(([field, parts]) => {
    const others = specs.filter(([other]) => other !== field);
    return numbersOf(field, parts).map((own) => ({
      field: `specs.${field.key}` as const,
      ...toldFrom(others, field, own),
    }));
  });
  return [...amounts, ...numbers].filter((stated) =>
    TEXTS.some((text) => isReplacedIn(before[text] ?? '', after[text] ?? '', stated)),
  );
}

/** It contradicts what the site says beside it. */
export const stillSaid = ({ number, words }: Pick<OldNumber, 'number' | 'words'>, places: readonly Place[]) =>
  `${number === null ? 'Pilihan' : 'Angka'} lama (${words}) masih tertulis di ${list.format(places.map((place) => PLACES[place]))}.`;

/** The sentences for those that a text still has. */
export function stillIn(texts: Texts, old: readonly OldNumber[]): string[] {
  return old.flatMap((each) => {
    const places = placesOf(texts, each);
    return places.length > 0 ? [stillSaid(each, places)] : [];
  });
}
