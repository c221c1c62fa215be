import { type Category, loadAllCategories } from '~/api/categories.server';
import { findNextProduct, loadProductsUpTo, type Product } from '~/api/products.server';
import { loadRevision } from '~/api/revision.server';
import { env } from '~/env.server';
import { categoryPath, paths, productPath } from '~/site-paths';

/** Of one file; the protocol allows 50,000. */
const MAX_URLS = 10_000;

const MAX_AGE_MS = 3_600_000;

/** The pages and categories of a catalogue too large for one file; those after it have the products, by id. */
const PAGES = 0;

let kept = { revision: 0, until: 0, files: new Map<number | undefined, string>() };
const pending = new Map<number | undefined, Promise<string | undefined>>();

/**
 * The sitemap; of a catalogue too large for one file the index of its parts, or one of them. Built again when the catalogue has changed
 * or an hour has passed, once for all concurrent requests.
 * @returns undefined for a part that it does not have
 * @throws when the API fails to answer
 */
export function currentSitemap(part?: number): Promise<string | undefined> {
  const building = pending.get(part) ?? keptOrRebuilt(part).finally(() => pending.delete(part));
  pending.set(part, building);
  return building;
}

async function keptOrRebuilt(part: number | undefined): Promise<string | undefined> {
  const revision = await loadRevision();
  if (kept.revision !== revision || Date.now() >= kept.until)
    kept = { revision, until: Date.now() + MAX_AGE_MS, files: new Map() };
  const { files } = kept;
  const xml = files.get(part) ?? (await (part === undefined ? whole() : partOf(part)));
  if (xml !== undefined) files.set(part, xml);
  return xml;
}

async function whole(): Promise<string> {
  const [categories, { next, total }] = await Promise.all([loadAllCategories(), findNextProduct(0)]);
  if (Object.keys(paths).length + categories.length + total > MAX_URLS) return sitemapIndex(next);
  return sitemap(categories, next ? await loadProductsUpTo(Number.MAX_SAFE_INTEGER, 0) : []);
}

/** @param first the product with the lowest id */
async function sitemapIndex(first: Product | undefined): Promise<string> {
  const parts = [PAGES];
  for (let next = first; next;) {
    const part = Math.ceil(next.id / MAX_URLS);
    parts.push(part);
    ({ next } = await findNextProduct(part * MAX_URLS));
  }
  return document(
    'sitemapindex',
    parts.map((part) => `<sitemap><loc>${env.PUBLIC_URL}/sitemap.xml?part=${part}</loc></sitemap>`),
  );
}

async function partOf(part: number): Promise<string | undefined> {
  if (part === PAGES) return sitemap(await loadAllCategories(), []);
  const products = await loadProductsUpTo(part * MAX_URLS, (part - 1) * MAX_URLS);
  return products.length > 0 ? document('urlset', products.map(entryOf).map(element)) : undefined;
}

interface Entry {
  path: string;
  /** ISO 8601. */
  changed?: string;
}

export function sitemap(
  categories: readonly Pick<Category, 'nama_category'>[],
  products: readonly Pick<Product, 'id' | 'updated_at'>[],
): string {
  const entries: Entry[] = [
    ...Object.values(paths).map((path) => ({ path })),
    ...categories.map(({ nama_category }) => ({ path: categoryPath(nama_category) })),
    ...products.map(entryOf),
  ];
  return document('urlset', entries.map(element));
}

function entryOf({ id, updated_at }: Pick<Product, 'id' | 'updated_at'>): Entry {
  return { path: productPath(id), changed: updated_at };
}

function document(root: 'urlset' | 'sitemapindex', elements: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...elements,
    `</${root}>`,
    '',
  ].join('\n');
}

function element({ path, changed }: Entry): string {
  const location = (env.PUBLIC_URL + path).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<url><loc>${location}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
}
