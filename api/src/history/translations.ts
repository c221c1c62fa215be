import { createHash } from 'node:crypto';

/** By English field: a hash of the Indonesian text that it was last edited beside. */
export type Sources = Record<string, string>;

/** By English field: the Indonesian one. A dot leads into a field. */
export type Translations = Readonly<Record<string, string>>;

export type TranslationsOf = Translations | ((record: object) => Translations);

interface Translated {
  translated_from?: Sources | null;
  outdated_translations?: string[] | null;
}

/** Adds what each translation was made from, and which are outdated. */
export function withSources<T extends object>(
  translationsOf: TranslationsOf | undefined,
  fields: T,
  stored: object = {},
): T & Translated {
  if (!translationsOf) return fields;
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const after: object = { ...stored, ...Object.fromEntries(given) };
  const pairs = Object.entries(typeof translationsOf === 'function' ? translationsOf(after) : translationsOf);
  const isEdited = (path: string) => textIn(after, path) !== textIn(stored, path);
  if (!pairs.flat().some(isEdited)) return fields;
  const sources = { ...(stored as Translated).translated_from };
  for (const [english, indonesian] of pairs) {
    // A text that was missing changes nothing of what the other one says.
    if (isEdited(english) || !textIn(stored, indonesian)) sources[english] = hash(textIn(after, indonesian));
    else sources[english] ??= hash(textIn(stored, indonesian));
  }
  const outdated = pairs
    .filter(([to, from]) => textIn(after, to) && textIn(after, from))
    .filter(([to, from]) => sources[to] !== hash(textIn(after, from)));
  return {
    ...fields,
    translated_from: sources,
    outdated_translations: outdated.length > 0 ? outdated.map(([to]) => to) : null,
  };
}

function textIn(row: object, path: string): string {
  let within: unknown = row;
  for (const name of path.split('.')) within = (within as Record<string, unknown> | null | undefined)?.[name];
  return typeof within === 'string' ? within : '';
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
