import type { Product, ProductPage, WholeProduct } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { composeInquiry, type Inquiry } from '~/lib/inquiries.server';
import { calculatorOf } from './calculator.server';
import { type Amount, amountWords, type Calculator } from './container-load';
import type { ProductQuery } from './product-query';
import { productPath } from '~/lib/site-paths';
import { type DescribingField, keySpecWords, type SpecRow, specRows } from './spec-rows.server';
import { categoryName, otherName, productTexts, type LocalizedText } from '~/lib/localized-text.server';
import {
  exportLine,
  exportOffer,
  minimumOrder,
  type PriceLine,
  priceLines,
  shortage,
  type TradeFacts,
  tradeFacts,
} from './trade-facts.server';
import { type Breadcrumb, productTrail } from './breadcrumbs.server';

export interface ProductCard {
  id: number;
  name: LocalizedText;
  description?: LocalizedText;
  /** The first one is the reader's own. */
  prices: PriceLine[];
  /** 'Sold out', 'Seasonal' */
  badge?: string;
  smallestOrder?: string;
  image: string | null;
  focus?: string;
  tint?: string;
  category: LocalizedText;
  /** In lists alone: 'Ash max. 2.5 % · Moisture max. 5 %'. */
  keySpecs?: LocalizedText[];
}

export function productCard(language: Language, product: Product): ProductCard {
  const { id, image, focus, tint, category } = product;
  const offer = exportOffer(language, product);
  const order = minimumOrder(language, product);
  return {
    id,
    ...productTexts(language, product),
    prices: priceLines(language, product, offer === undefined ? undefined : { text: offer }),
    badge: shortage(language, product),
    smallestOrder: order && messagesIn(language).trade.smallestOrder(order),
    image,
    focus: focus ?? undefined,
    tint,
    category: categoryName(language, category),
  };
}

function listedCard(language: Language, product: Product): ProductCard {
  const words = keySpecWords(language, product.key_specs ?? []);
  return { ...productCard(language, product), ...(words.length > 0 && { keySpecs: words }) };
}

export interface ProductView extends ProductCard {
  otherName?: LocalizedText;
  /** With the alternative text, which may be missing. */
  pictures: { url: string; alt?: LocalizedText }[];
  trail: Breadcrumb[];
  inquiry: Inquiry;
  trade: { heading: string; calculator?: Calculator } & TradeFacts;
  specs?: SpecTable;
}

export interface SpecTable {
  heading: string;
  columns: { property: string; value: string; test: string };
  rows: SpecRow[];
}

/** @param asked the amount in the page's address */
export function productView(
  language: Language,
  product: WholeProduct,
  fields: readonly DescribingField[],
  asked: Amount | undefined,
): ProductView {
  const { inquiry, trade, specs } = messagesIn(language);
  const rows = specRows(language, fields, product.specs);
  const card = productCard(language, product);
  const { text: name } = card.name;
  const address = env.PUBLIC_URL + pathIn(language, productPath(product.id));
  const calculator = calculatorOf(language, product, asked);
  return {
    ...card,
    prices: priceLines(language, product, exportLine(language, product)),
    otherName: otherName(language, product),
    pictures: card.image === null ? [] : [{ url: card.image }],
    trail: productTrail(language, product),
    inquiry: {
      ...composeInquiry(language, inquiry.subject(name), inquiry.message(name, address)),
      ...(calculator && asked && { quantity: amountWords(calculator, asked) }),
    },
    trade: { heading: trade.heading, calculator, ...tradeFacts(language, product) },
    ...(rows.length > 0 && { specs: { heading: specs.heading, columns: specs.columns, rows } }),
  };
}

export interface ListView {
  cards: ProductCard[];
  query: ProductQuery;
  pages: number;
  /** Unset if there is nothing to search in. */
  found?: string;
  /** Why there are none, in Indonesian. */
  empty?: string;
  /** That sentence in the page's language. */
  emptyNote?: string;
  /** What a search was read as, and the label of the link to the search as it was typed. */
  used?: { label: string; exact: string };
  /** There are no products at all: a link to all of them would lead nowhere. */
  none?: boolean;
}

export function listView(language: Language, list: ProductPage, isCategory = false): ListView {
  const { products, query, total, searchUsed, pages, outOfRange, failed } = list;
  const { empty, emptyNote, found } = messagesIn(language);
  const whenEmpty = isCategory ? 'category' : 'products';
  const reason = failed ? 'failed' : outOfRange ? 'page' : query.q || query.spec ? 'search' : whenEmpty;
  return {
    cards: products.map((product) => listedCard(language, product)),
    query,
    pages,
    ...((total > 0 || ((query.q || query.spec) && !failed)) && { found: found.products(total, query.q) }),
    ...(searchUsed && { used: { label: found.used(searchUsed), exact: found.exact(query.q) } }),
    ...(products.length === 0 && {
      empty: empty[reason],
      ...(language !== 'id' && { emptyNote: emptyNote[reason] }),
      none: reason === 'products',
    }),
  };
}
