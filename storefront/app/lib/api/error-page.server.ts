import { company } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import { type Language, requestLanguage } from '~/lib/languages';
import { paths } from '~/lib/site-paths';

export interface ErrorPageData {
  words: { title: string; lang?: Language; text: string; textLang?: Language; button: string };
  documentTitle: string;
  /** Where the button leads; by default to the same page again. */
  next?: string;
}

export function notFound(request: Request): Response {
  const { notFound: words } = messagesIn(requestLanguage(request)).errors;
  return errorPage(404, { words, documentTitle: words.title, next: paths.home });
}

export function noProduct(request: Request): Response {
  const { noProduct: words } = messagesIn(requestLanguage(request)).errors;
  return notInCatalogue({ ...words, lang: 'id' });
}

/** The typed name is not shown: any link could make the page say what it likes. */
export function noCategory(request: Request): Response {
  const { noCategory: words } = messagesIn(requestLanguage(request)).errors;
  return notInCatalogue({ ...words, textLang: 'id' });
}

function notInCatalogue(words: ErrorPageData['words']): Response {
  return errorPage(404, { words, documentTitle: `${words.title} | ${company.name}`, next: paths.products });
}

export function unavailable(request: Request): Response {
  const { unavailable: words } = messagesIn(requestLanguage(request)).errors;
  return errorPage(503, { words, documentTitle: words.title });
}

function errorPage(status: number, page: ErrorPageData): Response {
  return new Response(JSON.stringify(page), { status, headers: { 'Content-Type': 'application/json' } });
}
