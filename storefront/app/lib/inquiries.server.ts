import { messagesIn } from '~/i18n/messages.server';
import { writtenMail } from './contact-links';
import type { Language } from './languages';

/** Encoded, to be appended to the address of a chat or of a mail; with `{quantity}`. */
export interface Inquiry {
  chat: string;
  mail: string;
  /** As the page's address asks for it. */
  quantity?: string;
}

export function composeInquiry(language: Language, subject: string, message: string): Inquiry {
  const text = `${message}\n${messagesIn(language).inquiry.blanks}`;
  return {
    chat: encodeURIComponent(text),
    mail: writtenMail('', subject, text).replace('mailto:', ''),
  };
}
