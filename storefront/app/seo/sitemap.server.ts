import { type Category, loadAllCategories } from '~/api/categories.server';
import { loadAllProducts, type Product } from '~/api/products.server';
import { loadRevision } from '~/api/revision.server';
import { env } from '~/env.server';
import { categoryPath, paths, productPath } from '~/site-paths';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

const MAX_AGE_MS = 3_600_000;

let cached: { xml: string; revision: number; until: number } | undefined;
let pending: Promise<string> | undefined;

/**
 * Rebuilt when the catalogue has changed or an hour has passed, once for all concurrent requests.
 * @throws when the API fails to answer
 */
export function currentSitemap(): Promise<string> {
  pending ??= cachedOrRebuilt().finally(() => (pending = undefined));
  return pending;
}

async function cachedOrRebuilt(): Promise<string> {
  const revision = await loadRevision();
  if (cached?.revision === revision && Date.now() < cached.until) return cached.xml;
  const [categories, products] = await Promise.all([loadAllCategories(), loadAllProducts(MAX_URLS)]);
  const xml = sitemap(categories, products);
  cached = { xml, revision, until: Date.now() + MAX_AGE_MS };
  return xml;
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
    ...products.map(({ id, updated_at }) => ({ path: productPath(id), changed: updated_at })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, MAX_URLS).map(element),
    '</urlset>',
    '',
  ].join('\n');
}

function element({ path, changed }: Entry): string {
  const location = (env.PUBLIC_URL + path).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<url><loc>${location}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
}
