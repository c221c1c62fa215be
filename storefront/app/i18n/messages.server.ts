import type { Language } from '~/lib/languages';
import * as en from './en';
import * as id from './id';
import type { Texts } from './texts';

export type Messages = Texts<typeof en>;

const CONTENT = { en, id } satisfies Record<Language, Messages & Texts<typeof id>>;

/** All texts of a language. The server's alone: a page gets those it shows with its data. */
export function messagesIn(language: Language): Messages {
  return CONTENT[language];
}
