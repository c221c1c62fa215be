import type { Language } from '../languages';
import * as en from './en';
import * as id from './id';
import type { Texts } from './texts';

export type Content = Texts<typeof en>;

const CONTENT = { en, id } satisfies Record<Language, Content & Texts<typeof id>>;

/** All texts of a language. The server's alone: a page gets those it shows with its data. */
export function contentIn(language: Language): Content {
  return CONTENT[language];
}
