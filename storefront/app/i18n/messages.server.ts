import type { Language } from '~/lib/languages';
import * as en from './en';
import * as id from './id';
import type { Texts } from './texts';

export type Messages = Texts<typeof en>;

const CONTENT = { en, id } satisfies Record<Language, Messages & Texts<typeof id>>;

/** On the server alone: a page gets the texts that it shows with its data. */
export function messagesIn(language: Language): Messages {
  return CONTENT[language];
}
