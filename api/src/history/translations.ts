import { createHash } from 'node:crypto';
import { Column } from 'typeorm';
import { agreeAgain } from './agree-again.js';

/** By field: a hash of the text it was last translated from. */
export type Sources = Record<string, string>;

/** By the field of a translation: the field of its text. A dot leads into a field. */
export type Translations = Readonly<Record<string, string>>;

/** Of each record of a type, or by what is in it. */
export type TranslationsOf = Translations | ((record: object) => Translations);

/** Of texts that are written in either language first. */
export const bothWays = (translations: Translations): Translations => ({
  ...translations,
  ...Object.fromEntries(Object.entries(translations).map(([to, from]) => [from, to])),
});
const isMutual = (translations: Translations, to: string, from: string) => translations[from] === to;

/** Of a record type with `translations`, as is `OutdatedColumn`; the history leaves out both. */
export const SourcesColumn = () => Column({ type: 'simple-json', nullable: true });

/** The translations whose text has changed since they were last edited. Null for none, so that a list can be asked for the others. */
export const OutdatedColumn = () => Column({ type: 'simple-json', nullable: true });

interface Translated {
  translated_from?: Sources | null;
  outdated_translations?: string[] | null;
}

/** In a write, and no column. */
interface Confirming {
  /** Translations that are right although their text has changed. */
  current_translations?: readonly string[];
}

/**
 * The fields of a write, what each translation in it was made from, and which have not followed.
 * @param stored the record before the write, unless it is a new one
 */
export function withSources<T extends object>(
  translationsOf: TranslationsOf | undefined,
  fields: T,
  stored?: object,
): T & Translated {
  if (!translationsOf) return fields;
  const { current_translations: confirmed, ...others } = fields as T & Confirming;
  const columns = confirmed ? (others as T) : fields;
  const before = values(stored);
  const after = { ...before, ...given(columns) };
  const translations = {
    ...translationsIn(translationsOf, before),
    ...translationsIn(translationsOf, after),
  };
  const { translated_from: known, outdated_translations: outdatedBefore } = before as Translated;
  const translated_from = sourcesAfter(translations, before, after, confirmed);
  const outdated = Object.keys(translations).filter((to) =>
    isOutdated(translations, after, translated_from, to),
  );
  const outdated_translations = outdated.length > 0 ? outdated : null;
  const follows = String(outdated_translations) === String(outdatedBefore ?? null);
  // As they were, for `updateSome`, which writes in one statement what gets the same fields.
  if (translated_from === known && follows) return columns;
  return { ...columns, translated_from, outdated_translations };
}

/**
 * The fields of a new record that is a copy: a translation that stayed as it is in the original says what its text says there.
 * @param original what it was copied from
 */
export function withSourcesOfCopy<T extends object>(
  translationsOf: TranslationsOf,
  fields: T,
  original: object,
): T & Translated {
  const row = values(original);
  const translations = translationsIn(translationsOf, row);
  const inOriginal = Object.entries(translations).map(([to, from]) => [to, hash(textIn(row, from))] as const);
  const translated_from = { ...Object.fromEntries(inOriginal), ...(row as Translated).translated_from };
  const missing = Object.fromEntries(
    Object.keys(translations).map((path) => [path.replace(/\..*/, ''), null]),
  );
  const before = { ...row, translated_from, outdated_translations: null };
  return { translated_from, ...withSources(translationsOf, { ...missing, ...given(fields) } as T, before) };
}

/** The same object where neither a translation nor the text of one has been edited, and none is confirmed. */
function sourcesAfter(
  translations: Translations,
  before: Values,
  after: Values,
  confirmed: readonly string[] = [],
): Sources | null | undefined {
  const { translated_from: known } = before as Translated;
  const isEdited = (path: string) => (textIn(after, path) ?? null) !== (textIn(before, path) ?? null);
  const edited = Object.entries(translations).filter(([to]) => isEdited(to));
  const sources = edited.flatMap(([to, from]) => {
    const own = [to, hash(textIn(after, from))] as const;
    // A text that was missing or outdated follows the other one, which says no less than before.
    const follows = !textIn(before, to) || isOutdated(translations, before, known, to);
    const isAlone = isMutual(translations, to, from) && !edited.some(([field]) => field === from);
    if (isAlone && follows) return [own, [from, hash(textIn(after, to))] as const];
    // One of which nothing is known said what the other one said so far.
    return isAlone && known?.[from] === undefined ? [own, [from, hash(textIn(before, to))] as const] : [own];
  });
  const said = Object.entries(translations)
    .filter(([to, from]) => !isMutual(translations, to, from) && !isEdited(to) && isEdited(from))
    .filter(([to]) => known?.[to] === undefined && textIn(before, to))
    .map(([to, from]) => [to, hash(textIn(before, from))] as const);
  // What was written in the other language first follows nothing that is written later.
  const agrees = (to: string, from: string) =>
    !isEdited(to) &&
    !isOutdated(translations, before, known, to) &&
    ((!textIn(before, from) && textIn(after, from)) ||
      agreeAgain(textIn(before, from), textIn(after, from), textIn(after, to)));
  const current = Object.entries(translations)
    .filter(([to, from]) => confirmed.includes(to) || agrees(to, from))
    .map(([to, from]) => [to, hash(textIn(after, from))] as const);
  const all = [...sources, ...said, ...current];
  return all.length > 0 ? { ...known, ...Object.fromEntries(all) } : known;
}

function isOutdated(
  translations: Translations,
  row: Values,
  sources: Sources | null | undefined,
  to: string,
): boolean {
  const from = translations[to] ?? '';
  const isThere = textIn(row, to) && (textIn(row, from) || !isMutual(translations, to, from));
  const source = sources?.[to];
  return Boolean(isThere) && source !== undefined && source !== hash(textIn(row, from));
}

const translationsIn = (translations: TranslationsOf, row: Values) =>
  typeof translations === 'function' ? translations(row) : translations;

/** 'specs.size.text' of what is in `specs`. */
const textIn = (row: Values, path: string) =>
  path.split('.').reduce<unknown>((within, name) => (within as Values | null | undefined)?.[name], row);

type Values = Record<string, unknown>;

const values = (record: object | undefined) => (record ?? {}) as Values;

/** A field that is `undefined` stays as it is. */
function given(fields: object): Values {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function hash(text: unknown): string {
  return createHash('sha256')
    .update(typeof text === 'string' ? text : '')
    .digest('base64url')
    .slice(0, 16);
}
