import { loadAllCategories } from '~/api/categories.server';
import { loadAllProducts } from '~/api/products.server';
import { loadRevision } from '~/api/revision.server';
import { MOST_ADDRESSES, sitemap } from './sitemap.server';

/** As its readers are told. */
const LONGEST_AGE_MS = 3_600_000;

let kept: { xml: string; revision: number; until: number } | undefined;
let asked: Promise<string> | undefined;

/**
 * Made anew when the catalogue has changed or an hour has passed, once for all who ask meanwhile.
 * @throws when the API cannot say what is in it
 */
export function currentSitemap(): Promise<string> {
  asked ??= find().finally(() => (asked = undefined));
  return asked;
}

async function find(): Promise<string> {
  const revision = await loadRevision();
  if (kept?.revision === revision && Date.now() < kept.until) return kept.xml;
  const [categories, products] = await Promise.all([loadAllCategories(), loadAllProducts(MOST_ADDRESSES)]);
  const xml = sitemap(categories, products);
  kept = { xml, revision, until: Date.now() + LONGEST_AGE_MS };
  return xml;
}
