import { messagesIn } from '~/i18n/messages.server';
import { encodeInquiry } from './inquiry-message';
import type { Language } from './languages';

/** Encoded, to be appended to the address of a chat or of a mail; with `{quantity}`. */
export interface Inquiry {
  chat: string;
  mail: string;
  /** As the page's address asks for it. */
  quantity?: string;
}

export function composeInquiry(language: Language, subject: string, message: string): Inquiry {
  return encodeInquiry(subject, `${message}\n${messagesIn(language).inquiry.blanks}`);
}
