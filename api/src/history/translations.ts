import { createHash } from 'node:crypto';
import { Column } from 'typeorm';

/** By the field of an English text: a hash of the Indonesian one that it was last edited beside. */
export type Sources = Record<string, string>;

/** By the field of an English text: that of the Indonesian one. A dot leads into a field. */
export type Translations = Readonly<Record<string, string>>;

/** Of each record of a type, or by what is in it. */
export type TranslationsOf = Translations | ((record: object) => Translations);

/** A record type with `translations` has this column and `OutdatedColumn`; the history leaves out both. */
export const SourcesColumn = () => Column({ type: 'simple-json', nullable: true });

/** The English texts whose Indonesian one has changed since they were last edited; null for none, so that a list can be asked for the others. */
export const OutdatedColumn = () => Column({ type: 'simple-json', nullable: true });

interface Translated {
  translated_from?: Sources | null;
  outdated_translations?: string[] | null;
}

/**
 * The fields of a write, what each translation was made from, and which have not followed.
 * @param stored the record before the write, unless it is a new one
 */
export function withSources<T extends object>(
  translationsOf: TranslationsOf | undefined,
  fields: T,
  stored: object = {},
): T & Translated {
  if (!translationsOf) return fields;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const after: object = { ...stored, ...Object.fromEntries(given) };
  const pairs = Object.entries(typeof translationsOf === 'function' ? translationsOf(after) : translationsOf);
  const isEdited = (path: string) => (textIn(after, path) ?? '') !== (textIn(stored, path) ?? '');
  const known: Translated = stored;
  const sources = { ...known.translated_from };
  for (const [english, indonesian] of pairs) {
    // A text that was missing is no change of what the other one says.
    if (isEdited(english) || !textIn(stored, indonesian)) sources[english] = hash(textIn(after, indonesian));
    else sources[english] ??= hash(textIn(stored, indonesian));
  }
  const outdated = pairs
    .filter(
      ([to, from]) => textIn(after, to) && textIn(after, from) && sources[to] !== hash(textIn(after, from)),
    )
    .map(([to]) => to);
  if (!pairs.some(([to, from]) => isEdited(to) || isEdited(from))) return fields;
  return {
    ...fields,
    translated_from: sources,
    outdated_translations: outdated.length > 0 ? outdated : null,
  };
}

/** 'specs.size.text' is the text of what is in `specs`. */
const textIn = (row: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((within, name) => (within as Record<string, unknown> | null)?.[name] ?? null, row);

const hash = (text: unknown) =>
  createHash('sha256')
    .update(typeof text === 'string' ? text : '')
    .digest('base64url')
    .slice(0, 16);
