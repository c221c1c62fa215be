import { ERROR_PAGE_PRODUCTS } from '~/business';
import { company } from '~/content/company';
import { contentIn } from '~/content/content.server';
import { type Language, requestLanguage } from '~/languages';
import { cardWithOffer, type ProductCard, productCard } from '~/product-views.server';
import { paths } from '~/site-paths';
import { lastHomeProducts, loadHomeProducts, type Product } from './products.server';

/** Of the error that a loader throws: what its page says, and products to go on to. */
export interface ErrorPageData {
  words: { title: string; lang?: Language; text: string; textLang?: Language; button: string };
  documentTitle: string;
  /** Where the button leads; unset: to the same page again. */
  next?: string;
  products: ProductCard[];
  suggestions: string;
}

/** To throw, for an address that no page has. */
export async function notFound(request: Request): Promise<Response> {
  const language = requestLanguage(request);
  const words = contentIn(language).errors.notFound;
  const page = { words, documentTitle: words.title, next: paths.home };
  return errorPage(404, language, page, await loadHomeProducts());
}

/** To throw, for a product that there is not. */
export async function noProduct(request: Request): Promise<Response> {
  const { noProduct: words } = contentIn(requestLanguage(request)).errors;
  return notInCatalogue(request, { ...words, lang: 'id' });
}

/** To throw, for a category that there is not. Its typed name is not shown: any link could have the page say what it likes. */
export async function noCategory(request: Request): Promise<Response> {
  const { noCategory: words } = contentIn(requestLanguage(request)).errors;
  return notInCatalogue(request, { ...words, textLang: 'id' });
}

async function notInCatalogue(request: Request, words: ErrorPageData['words']): Promise<Response> {
  const documentTitle = `${words.title} | ${company.name}`;
  const page = { words, documentTitle, next: paths.products };
  return errorPage(404, requestLanguage(request), page, await loadHomeProducts());
}

/** To throw, while the API does not answer: nothing is asked of it. */
export function unavailable(request: Request): Response {
  const language = requestLanguage(request);
  const words = contentIn(language).errors.unavailable;
  return errorPage(503, language, { words, documentTitle: words.title }, lastHomeProducts());
}

function errorPage(
  status: number,
  language: Language,
  page: Omit<ErrorPageData, 'products' | 'suggestions'>,
  products: readonly Product[] = [],
): Response {
  // Those of an earlier day, while the API does not answer, may have an offer that is over.
  const card = status === 404 ? cardWithOffer : productCard;
  const body: ErrorPageData = {
    ...page,
    products: products.slice(0, ERROR_PAGE_PRODUCTS).map((product) => card(language, product)),
    suggestions: contentIn(language).errors.suggestions,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
