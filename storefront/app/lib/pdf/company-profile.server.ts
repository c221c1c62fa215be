import { type Category, loadAllCategories } from '~/lib/api/categories.server';
import { loadFirstProducts, type Product } from '~/lib/api/products.server';
import { company, officeDay } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { categoryPath, paths } from '~/lib/site-paths';
import { keySpecWords } from '~/lib/catalogue/spec-rows.server';
import { categoryTexts, productTexts } from '~/lib/localized-text.server';
import { availabilityOf, exportPrice, minimumOrder, rupiahLine } from '~/lib/catalogue/trade-facts.server';
import { contactForDocument } from './contact.server';

/** For the rest of a large catalogue there is a link. */
const MAX_CATEGORIES = 20;
const MAX_PRODUCTS = 12;

/** @throws when the API fails to answer */
export async function companyProfile(language: Language) {
  const all = await loadAllCategories();
  const listed = all.slice(0, MAX_CATEGORIES);
  const [contact, ...lists] = await Promise.all([
    contactForDocument(language),
    ...listed.map(({ id }) => loadFirstProducts(id, MAX_PRODUCTS)),
  ]);
  const dates = [...listed, ...lists.flatMap(({ products }) => products)].map(({ updated_at }) => updated_at);
  return {
    language,
    categories: listed.map((category, index) => profileCategory(language, category, lists[index])),
    moreCategories: all.length - listed.length,
    address: env.PUBLIC_URL + pathIn(language, paths.products),
    contact,
    /** The day of the prices, at the office: '2026-11-26'. */
    day: officeDay(new Date()),
    /** ISO 8601: the latest change of what is listed. */
    changed: dates.sort().at(-1) ?? new Date(0).toISOString(),
  };
}

export type CompanyProfile = Awaited<ReturnType<typeof companyProfile>>;
export type ProfileCategory = ReturnType<typeof profileCategory>;

function profileCategory(
  language: Language,
  category: Category,
  { products, total }: { products: Product[]; total: number } = { products: [], total: 0 },
) {
  const { name, intro, facts } = categoryTexts(language, category);
  return {
    name,
    intro,
    facts,
    products: products.map((product) => ({
      name: productTexts(language, product).name,
      price: rupiahLine(language, product),
      specs: keySpecWords(language, product.key_specs ?? [])
        .map(({ text }) => text)
        .join(''),
      exportPrice: exportPrice(language, product),
      /** The smallest order, and that it is sold out. */
      order: [minimumOrder(language, product), notInStock(language, product)].filter(Boolean).join(' · '),
    })),
    /** How many are not listed. */
    more: total - products.length,
    address: env.PUBLIC_URL + pathIn(language, categoryPath(category.nama_category)),
  };
}

function notInStock(language: Language, product: Product): string | undefined {
  return product.availability === 'in_stock' ? undefined : availabilityOf(language, product);
}

export function profileTitle(language: Language): string {
  return `${company.name}: ${messagesIn(language).profile.title}`;
}
