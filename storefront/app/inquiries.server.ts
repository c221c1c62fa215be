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

/** What the chat of a list opens with; undefined for that of all products. */
export function listInquiry(
  language: Language,
  path: string,
  query: ProductQuery,
  category?: string,
): Pick<Inquiry, 'chat'> | undefined {
  const { inquiry } = contentIn(language);
  const address = listAddress(language, path, query);
  const message = query.q
    ? inquiry.searched(query.q, address)
    : category && inquiry.looking(category, address);
  return message ? { chat: encodeURIComponent(message) } : undefined;
}

/** To ask for a product that there is not any more. */
export function askingForGone(language: Language, pathname: string): Asking {
  const { inquiry, detail } = contentIn(language);
  const message = inquiry.gone(env.PUBLIC_URL + pathname);
  return { label: inquiry.askGone, email: detail.email, inquiry: written(inquiry.goneSubject, message) };
}

/** To ask for a paper that does not go with all goods. */
export function askingForPapers(language: Language): Asking {
  const { inquiry, detail } = contentIn(language);
  return {
    label: inquiry.askPapers,
    email: detail.email,
    inquiry: written(inquiry.papersSubject, inquiry.papers),
  };
}

function listAddress(language: Language, path: string, query: ProductQuery): string {
  return env.PUBLIC_URL + pathIn(language, productQueryPath(path, query));
}
