import type { Product, ProductPage, WholeProduct } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { type Inquiry, composeMessage } from '~/lib/inquiries.server';
import { amountLine, calculatorOf } from './calculator.server';
import type { Amount, Calculator } from './container-load';
import type { ProductQuery } from './product-query';
import { rupiah } from '~/lib/rupiah';
import { productPath } from '~/lib/site-paths';
import { type DescribingField, keySpecWords, type SpecRow, specRows } from './spec-rows.server';
import { categoryName, otherName, productTexts, type LocalizedText } from '~/lib/localized-text.server';
import {
  availabilityOf,
  exportOffer,
  priceUnit,
  minimumOrder,
  type Stock,
  type TradeFact,
  tradeFacts,
} from './trade-facts.server';
import { type Breadcrumb, productTrail } from './breadcrumbs.server';

export interface ProductCard {
  id: number;
  name: LocalizedText;
  description?: LocalizedText;
  /** 'Rp 1.250.000', or the documented Indonesian sentence. */
  price: string;
  /** That sentence in the page's language, and that the product is sold out. */
  priceNote?: string;
  /** '/ sack (40 kg)' */
  priceUnit?: string;
  /** 'USD 420 / ton FOB', while it is valid. */
  exportPrice?: string;
  smallestOrder?: string;
  image: string | null;
  focus?: string;
  tint?: string;
  category: LocalizedText;
  /** In lists alone: 'Ash max. 2.5 % · Moisture max. 5 %'. */
  keySpecs?: LocalizedText[];
}

export const onRequestNote = (language: Language, price: number | null) =>
  price === null && language !== 'id' ? messagesIn(language).price.note : undefined;

export function productCard(language: Language, product: Product & Stock): ProductCard {
  const { id, price, availability, image, focus, tint, category } = product;
  const { price: prices, trade } = messagesIn(language);
  const notes = [
    availability === 'sold_out' && availabilityOf(language, product),
    onRequestNote(language, price),
  ].filter(Boolean);
  const order = minimumOrder(language, product);
  return {
    id,
    ...productTexts(language, product),
    price: price === null ? prices.none : rupiah(price),
    priceNote: notes.length > 0 ? notes.join(' · ') : undefined,
    priceUnit: priceUnit(language, product),
    smallestOrder: order && trade.smallestOrder(order),
    image,
    focus: focus ?? undefined,
    tint,
    category: categoryName(language, category),
  };
}

export function cardWithOffer(language: Language, product: Product): ProductCard {
  return { ...productCard(language, product), exportPrice: exportOffer(language, product) };
}

function listedCard(language: Language, product: Product): ProductCard {
  const words = keySpecWords(language, product.key_specs ?? []);
  return { ...cardWithOffer(language, product), ...(words.length > 0 && { keySpecs: words }) };
}

export interface ProductView extends ProductCard {
  otherName?: LocalizedText;
  trail: Breadcrumb[];
  inquiry: Inquiry;
  trade: { heading: string; facts: TradeFact[]; calculator?: Calculator };
  specs?: SpecTable;
}

export interface SpecTable {
  heading: string;
  columns: { property: string; value: string; method: string; tested: string };
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
  const path = pathIn(language, productPath(product.id));
  const calculator = calculatorOf(language, product, asked);
  const message = [
    inquiry.message(card.name.text, env.PUBLIC_URL + path),
    ...(calculator && asked ? [amountLine(calculator, asked)] : []),
  ];
  return {
    ...card,
    otherName: otherName(language, product),
    trail: productTrail(language, product),
    inquiry: composeMessage(inquiry.subject(card.name.text), message.filter(Boolean).join('\n')),
    trade: {
      heading: trade.heading,
      facts: tradeFacts(language, product),
      calculator,
    },
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
