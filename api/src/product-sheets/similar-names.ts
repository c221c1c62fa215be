import type { Repository } from 'typeorm';
import { nameKey } from '../categories/category.entity.js';
import { giveWay } from '../database/give-way.js';
import { nearest } from '../http/nearest.js';
import type { Product } from '../products/product.entity.js';
import type { SheetHeader } from './product-rows.js';
import type { Change } from './row-changes.js';
import { NAME_FIELDS } from './same-names.js';
import type { SimilarName } from './sheet-findings.dto.js';
import type { SheetRow } from './spreadsheet.js';

/** Of a name that may be mistyped: 'Pupuk Organik Cair' is not 'Pupuk Organik Granul'. */
const LETTERS_PER_ERROR = 6;
/** Words, of names that differ in their order or by one of them. */
const LEAST_IN_COMMON = 2;
/** The names of more are not read at each check: in such a catalogue nothing similar is found. */
export const MOST_PRODUCTS = 5000;
/** Names that are compared, two by two, in a second or so: of a longer sheet only the first names are looked for. */
export const MOST_PAIRS = 500_000;

/** By the name key of a row: the product that it may mean. */
export type Similar = ReadonlyMap<string, Pick<Product, 'id' | 'name'>>;

/** The products that rows without one may mean. */
export async function similarNames(
  products: Repository<Product>,
  header: SheetHeader,
  rows: readonly SheetRow[],
): Promise<Similar> {
  const found = new Map<string, Pick<Product, 'id' | 'name'>>();
  const names = rows.filter((row) => header.idOf(row) === undefined).map((row) => header.nameIn(row));
  const wanted = new Map(names.map((name) => [nameKey(name), name]));
  wanted.delete('');
  if (wanted.size === 0 || (await products.count()) > MOST_PRODUCTS) return found;
  const stored = await products.find({ select: { id: true, name: true, name_en: true } });
  const called = NAME_FIELDS.flatMap((field) =>
    stored.flatMap((product) => (product[field] ? [{ text: product[field], product }] : [])),
  );
  for (const { text } of called) wanted.delete(nameKey(text));
  const candidates = byNumbers(called);
  const worded = called.map(({ text, product }) => ({ product, words: wordsIn(text) }));
  for (const [key, name] of [...wanted].slice(0, Math.floor(MOST_PAIRS / called.length))) {
    await giveWay();
    const alike = candidates.get(numbersIn(name)) ?? new Map<string, never>();
    const words = wordsIn(name);
    const product =
      alike.get(nearest(name, alike.keys(), LETTERS_PER_ERROR) ?? '') ??
      onlyWith(words, worded) ??
      worded.find((each) => areNearly(words, each.words))?.product;
    if (product) found.set(key, product);
  }
  return found;
}

/** By what they are called, a name before an English one; with other numbers it is that of another product: 'Briket 25 mm', 'Briket 26 mm'. */
function byNumbers<T>(called: readonly { text: string; product: T }[]): Map<string, Map<string, T>> {
  const found = new Map<string, Map<string, T>>();
  for (const { text, product } of called) {
    const numbers = numbersIn(text);
    const alike = found.get(numbers) ?? new Map<string, T>();
    if (!alike.has(text)) found.set(numbers, alike.set(text, product));
  }
  return found;
}

export const numbersIn = (name: string) => (name.match(/\d+/g) ?? []).join(' ');

/** A number is a word together with its unit: '25 kg'. */
const WORD =
  /\p{N}+(?:[.,/x×-]\p{N}+)*\s*\p{L}{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[.,/×-][\p{L}\p{N}]+)*/gu;
/** Sorted. */
const wordsIn = (name: string) =>
  (nameKey(name).match(WORD) ?? []).map((word) => inOneSpelling(word.replace(/\s/g, ''))).sort();
/** 'hexagonal' is 'heksagonal'. */
const inOneSpelling = (word: string) => (/\p{N}/u.test(word) ? word : word.replaceAll('x', 'ks'));

/** The only product one of whose names has all the words; of one word alone many may be meant. */
function onlyWith<T>(words: readonly string[], worded: readonly { words: readonly string[]; product: T }[]) {
  const having = worded.filter((each) => words.every((word) => each.words.includes(word)));
  const [only, ...others] = new Set(having.map(({ product }) => product));
  return words.length > 1 && others.length === 0 ? only : undefined;
}

/** Whether they are the same but for one word that only one of them has, with some in common. */
function areNearly(some: readonly string[], others: readonly string[]): boolean {
  const [less, more] = some.length < others.length ? [some, others] : [others, some];
  if (less.length < LEAST_IN_COMMON || more.length - less.length > 1) return false;
  const other = less.findIndex((word, at) => word !== more[at]);
  return (
    other < 0 ||
    (more.length > less.length && less.slice(other).every((word, at) => word === more[other + 1 + at]))
  );
}

/** The new products whose names another one nearly has, each name once. */
export function similarOfNew(
  similar: Similar,
  header: SheetHeader,
  rows: readonly SheetRow[],
  changes: readonly Change[],
): SimilarName[] {
  const added = new Set(changes.flatMap(({ id, line }) => (id === undefined ? [line] : [])));
  return similarIn(
    similar,
    header,
    rows.filter(({ line }) => added.has(line)),
  );
}

/** The names of rows that a product nearly has, each once. */
export function similarIn(similar: Similar, header: SheetHeader, rows: readonly SheetRow[]): SimilarName[] {
  const found = new Map<string, SimilarName>();
  for (const row of rows) {
    const name = header.nameIn(row);
    const key = nameKey(name);
    const product = similar.get(key);
    if (product && !found.has(key))
      found.set(key, { line: row.line, name, id: product.id, nearest: product.name });
  }
  return [...found.values()];
}
