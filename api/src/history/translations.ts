import { createHash } from 'node:crypto';
import { Column } from 'typeorm';

/** By field: a hash of the text it was last translated from. */
export type Sources = Record<string, string>;

/** By the field of a translation: the field of its text. */
export type Translations = Readonly<Record<string, string>>;

/** Of a record type with `translations`; the history leaves it out. */
export const SourcesColumn = () => Column({ type: 'simple-json', nullable: true });

interface Translated {
  translated_from?: Sources | null;
}

/**
 * The fields of a write, and what each translation in it was made from.
 * @param stored the record before the write, unless it is a new one
 */
export function withSources<T extends object>(
  translations: Translations | undefined,
  fields: T,
  stored?: object,
): T & Translated {
  if (!translations) return fields;
  const before = values(stored);
  const after = { ...before, ...given(fields) };
  const edited = Object.entries(translations).filter(([to]) => (after[to] ?? null) !== (before[to] ?? null));
  if (edited.length === 0) return fields;
  const sources = edited.map(([to, from]) => [to, hash(after[from])] as const);
  const known = (stored as Translated | undefined)?.translated_from;
  return { ...fields, translated_from: { ...known, ...Object.fromEntries(sources) } };
}

/** The translations whose text has changed since they were last edited. */
export function outdatedTranslations(translations: Translations, record: Translated): string[] {
  const row = values(record);
  return Object.entries(translations).flatMap(([to, from]) => {
    const source = record.translated_from?.[to];
    return row[to] && source !== undefined && source !== hash(row[from]) ? [to] : [];
  });
}

const values = (record: object | undefined) => (record ?? {}) as Record<string, unknown>;

/** A field that is `undefined` stays as it is. */
function given(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function hash(text: unknown): string {
  return createHash('sha256')
    .update(typeof text === 'string' ? text : '')
    .digest('base64url')
    .slice(0, 16);
}
