import { type Category, loadAllCategories } from '~/lib/api/categories.server';
import { loadFirstProducts, type Product } from '~/lib/api/products.server';
import { company, officeDay } from '~/i18n/company';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { categoryPath, paths } from '~/lib/site-paths';
import { keySpecWords } from '~/lib/catalogue/spec-rows.server';
import { categoryTexts, type LocalizedText, productTexts } from '~/lib/localized-text.server';
import {
  availabilityOf,
  exportPrice,
  minimumOrder,
  type PriceLine,
  rupiahLine,
} from '~/lib/catalogue/trade-facts.server';
import { type ShownContact, contactForDocument } from './contact.server';

/** For the rest of a large catalogue there is a link. */
const MAX_CATEGORIES = 20;
const MAX_PRODUCTS = 12;

export interface ProfileCategory {
  name: LocalizedText;
  intro?: LocalizedText;
  facts?: LocalizedText;
  products: {
    name: LocalizedText;
    price: PriceLine;
    /** 'Ash max. 2.5 % · Moisture max. 6 %' */
    specs: string;
    exportPrice?: string;
    /** The smallest order, and that it is sold out. */
    order: string;
  }[];
  /** How many are not listed. */
  more: number;
  address: string;
}

export interface CompanyProfile {
  language: Language;
  categories: ProfileCategory[];
  moreCategories: number;
  address: string;
  contact: ShownContact;
  /** The day of the prices, at the office: '2026-11-26'. */
  day: string;
  /** ISO 8601: the latest change of what is listed. */
  changed: string;
}

/** @throws when the API fails to answer */
export async function companyProfile(language: Language): Promise<CompanyProfile> {
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
    day: officeDay(new Date()),
    changed: dates.sort().at(-1) ?? new Date(0).toISOString(),
  };
}

function profileCategory(
  language: Language,
  category: Category,
  { products, total }: { products: Product[]; total: number } = { products: [], total: 0 },
): ProfileCategory {
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
      order: [minimumOrder(language, product), notInStock(language, product)].filter(Boolean).join(' · '),
    })),
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
