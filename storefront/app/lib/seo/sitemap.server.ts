import { type Category, loadAllCategories } from '~/lib/api/categories.server';
import { findNextProduct, loadProductsUpTo, type Product } from '~/lib/api/products.server';
import { env } from '~/env.server';
import { type Language, LANGUAGES, pathIn } from '~/lib/languages';
import { categoryPath, paths, productPath } from '~/lib/site-paths';

/** The protocol allows 50,000 in a file. */
const MAX_URLS = 10_000;

/** The part with the pages and categories of a large catalogue; later parts have the products, by id. */
const PAGES = 0;

const pending = new Map<string, Promise<string | undefined>>();

/** @throws when the API fails to answer; a part that it does not have is `undefined` */
export function currentSitemap(part?: number, language: Language = 'en'): Promise<string | undefined> {
  const name = `${language} ${part}`;
  const making =
    pending.get(name) ??
    (part === undefined ? whole(language) : partOf(part, language)).finally(() => pending.delete(name));
  pending.set(name, making);
  return making;
}

async function whole(language: Language): Promise<string> {
  const [categories, { next, total }] = await Promise.all([loadAllCategories(), findNextProduct(0)]);
  if (Object.keys(paths).length + categories.length + total > MAX_URLS) return sitemapIndex(next, language);
  return sitemap(categories, next ? await loadProductsUpTo(Number.MAX_SAFE_INTEGER, 0) : [], language);
}

/** @param first the product with the lowest id */
async function sitemapIndex(first: Product | undefined, language: Language): Promise<string> {
  const parts = [PAGES];
  for (let next = first; next;) {
    const part = Math.ceil(next.id / MAX_URLS);
    parts.push(part);
    ({ next } = await findNextProduct(part * MAX_URLS));
  }
  return document(
    'sitemapindex',
    parts.map((part) => {
      const path = pathIn(language, `/sitemap.xml?part=${part}`);
      return `<sitemap><loc>${env.PUBLIC_URL}${path}</loc></sitemap>`;
    }),
  );
}

async function partOf(part: number, language: Language): Promise<string | undefined> {
  if (part === PAGES) return sitemap(await loadAllCategories(), [], language);
  const products = await loadProductsUpTo(part * MAX_URLS, (part - 1) * MAX_URLS);
  return products.length > 0 ? urlSet(products.map(entryOf), language) : undefined;
}

interface Entry {
  path: string;
  isTranslated: boolean;
  /** ISO 8601. */
  changed?: string;
  images?: readonly string[];
}

type ListedProduct = Pick<Product, 'id' | 'updated_at' | 'images'> & Partial<Pick<Product, 'has_english'>>;

export function sitemap(
  categories: readonly Pick<Category, 'nama_category'>[],
  products: readonly ListedProduct[],
  language: Language = 'en',
): string {
  const entries = [
    ...Object.values(paths).map((path) => ({ path, isTranslated: true })),
    ...categories.map(({ nama_category }) => ({ path: categoryPath(nama_category), isTranslated: true })),
    ...products.map(entryOf),
  ];
  return urlSet(entries, language);
}

function entryOf({ id, updated_at, has_english = false, images }: ListedProduct): Entry {
  return { path: productPath(id), isTranslated: has_english, changed: updated_at, images };
}

function urlSet(entries: readonly Entry[], language: Language): string {
  return document(
    'urlset',
    entries.map((entry) => element(entry, language)),
  );
}

function document(root: 'urlset' | 'sitemapindex', elements: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

function element({ path, isTranslated, changed, images = [] }: Entry, language: Language): string {
  const modified = changed ? `<lastmod>${changed}</lastmod>` : '';
  const pair = isTranslated ? LANGUAGES.map((each) => alternate(each, path, each)).join('') : '';
  const others = isTranslated ? alternate('x-default', path, 'en') : '';
  const pictures = images.map((image) => {
    const { href } = new URL(image, env.PUBLIC_URL);
    return `<image:image><image:loc>${href}</image:loc></image:image>`;
  });
  return `<url><loc>${address(path, language)}</loc>${modified}${pair}${others}${pictures.join('')}</url>`;
}

function alternate(hreflang: string, path: string, language: Language): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(path, language)}"/>`;
}

function address(path: string, language: Language): string {
  return (env.PUBLIC_URL + pathIn(language, path)).replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
