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

/** About a search or a category; undefined for the list of all products. */
export function listInquiry(
  language: Language,
  path: string,
  query: ProductQuery,
  category?: string,
): Inquiry | undefined {
  const { inquiry } = contentIn(language);
  const address = listAddress(language, path, query);
  if (query.q) return written(inquiry.subject(query.q), inquiry.searched(query.q, address));
  return category ? written(inquiry.subject(category), inquiry.looking(category, address)) : undefined;
}

/** To ask for a product that there is not any more. */
export function askingForGone(language: Language, pathname: string): Asking {
  const { inquiry, detail } = contentIn(language);
  const message = inquiry.gone(env.PUBLIC_URL + pathname);
  return { label: inquiry.askGone, email: detail.email, inquiry: written(inquiry.goneSubject, message) };
}

/** To ask for a paper that does not go with all goods, or for a port that they have not gone to. */
export function askingAbout(language: Language, what: 'papers' | 'ports'): Asking {
  const { inquiry, detail } = contentIn(language);
  const { label, subject, message } = inquiry[what];
  return { label, email: detail.email, inquiry: written(subject, message) };
}

function listAddress(language: Language, path: string, query: ProductQuery): string {
  return env.PUBLIC_URL + pathIn(language, productQueryPath(path, query));
}
