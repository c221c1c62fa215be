import { writtenMail } from './contact-links';
import { contentIn } from './content/content.server';
import { env } from './env.server';
import { type Language, pathIn } from './languages';
import { type ProductQuery, productQueryPath } from './product-query';

/** Written for the visitor: what follows the address of a chat, and that of a mail. */
export interface Inquiry {
  chat: string;
  mail: string;
}

/** Of the links that ask the company, the chat's or only one, and the mail's beside it. */
export interface Asking {
  label: string;
  email: string;
  inquiry: Inquiry;
  variant?: 'primary';
}

export function written(subject: string, message: string): Inquiry {
  return {
    chat: encodeURIComponent(message),
    mail: writtenMail('', subject, message).replace('mailto:', ''),
  };
}

/** @param isAnswered by a page, and so no goods */
export function askingFor(
  language: Language,
  path: string,
  query: ProductQuery,
  isAnswered: boolean,
): Asking {
  const { inquiry, detail } = contentIn(language);
  const message = isAnswered ? inquiry.question : inquiry.unfound;
  return {
    label: inquiry.ask(query.q),
    email: detail.email,
    inquiry: written(inquiry.subject(query.q), message(query.q, listAddress(language, path, query))),
  };
}

function listAddress(language: Language, path: string, query: ProductQuery): string {
  return env.PUBLIC_URL + pathIn(language, productQueryPath(path, query));
}
