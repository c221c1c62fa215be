import type { Category } from '~/api/categories.server';
import type { Product } from '~/api/products.server';
import { env } from '~/env.server';
import { categoryPath, paths, productPath } from '~/site-paths';

/** The protocol's limit for one file. */
export const MOST_ADDRESSES = 50_000;

interface Entry {
  path: string;
  /** ISO 8601. */
  changed?: string;
}

export function sitemap(categories: readonly Category[], products: readonly Product[]): string {
  const entries: Entry[] = [
    ...Object.values(paths).map((path) => ({ path })),
    ...categories.map(({ nama_category }) => ({ path: categoryPath(nama_category) })),
    ...products.map(({ id, updated_at }) => ({ path: productPath(id), changed: updated_at })),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.slice(0, MOST_ADDRESSES).map(element),
    '</urlset>',
    '',
  ].join('\n');
}

function element({ path, changed }: Entry): string {
  const location = (env.PUBLIC_URL + path).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<url><loc>${location}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
}
