import type { Papers } from '~/lib/api/papers.server';
import type { Product, ProductPage, WholeProduct } from '~/lib/api/products.server';
import { messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { composeInquiry, type Inquiry } from '~/lib/inquiries.server';
import { calculatorOf } from './calculator.server';
import { type Amount, amountWords, type Calculator } from './container-load';
import { type ProductQuery, productQueryPath } from './product-query';
import { paths, productPath } from '~/lib/site-paths';
import { shorten } from '~/lib/shorten';
import { papersView, type PapersView } from './papers-view.server';
import { type DescribingField, keySpecWords, type SpecRow, specRows } from './spec-rows.server';
import {
  categoryName,
  localizedText,
  otherName,
  productTexts,
  type LocalizedText,
} from '~/lib/localized-text.server';
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
  isSoldOut?: true;
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
    ...(product.availability === 'sold_out' && { isSoldOut: true }),
    smallestOrder: order && messagesIn(language).trade.smallestOrder(order),
    image,
    focus: focus ?? undefined,
    tint,
    category: categoryName(language, category),
  };
}

/** In letters, of the line on a card's picture. */
const MAX_CARD_LINE = 80;

function listedCard(language: Language, product: Product): ProductCard {
  const words = keySpecWords(language, product.key_specs ?? []);
  const card = productCard(language, product);
  const { description } = card;
  return {
    ...card,
    ...(words.length > 0 && { keySpecs: words }),
    ...(description && { description: { ...description, text: shorten(description.text, MAX_CARD_LINE) } }),
  };
}

export interface ShownPicture {
  url: string;
  tint?: string;
  /** The alternative text, which may be missing. */
  alt?: LocalizedText;
}

export interface ProductView extends ProductCard {
  otherName?: LocalizedText;
  pictures: ShownPicture[];
  trail: Breadcrumb[];
  inquiry: Inquiry;
  trade: { heading: string; calculator?: Calculator } & TradeFacts;
  specs?: SpecTable;
  papers?: PapersView;
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
  papers: Papers,
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
    pictures: product.pictures.map(({ url, tint, alt, alt_en }) => ({
      url,
      tint,
      alt: localizedText(language, { en: alt_en, id: alt }),
    })),
    trail: productTrail(language, product),
    inquiry: {
      ...composeInquiry(language, inquiry.subject(name), inquiry.message(name, address)),
      ...(calculator && asked && { quantity: amountWords(calculator, asked) }),
    },
    trade: { heading: trade.heading, calculator, ...tradeFacts(language, product) },
    ...(rows.length > 0 && { specs: { heading: specs.heading, columns: specs.columns, rows } }),
    papers: papersView(language, papers),
  };
}

export interface ListView {
  cards: ProductCard[];
  query: ProductQuery;
  /** Of a search by words alone: whether there is anything. */
  counted?: 'search' | 'search_none';
  pages: number;
  /** Unset if there is nothing to search in. */
  found?: string;
  /** Why there are none. */
  empty?: LocalizedText;
  /** That sentence in the page's language. */
  emptyNote?: string;
  /** Where a search without a result leads on. */
  ways?: { text: string; to: string }[];
  /** What a search was read as, and the label of the link to the search as it was typed. */
  used?: { label: string; exact: string };
}

/** @param path of the category whose list it is */
export function listView(language: Language, list: ProductPage, path?: string): ListView {
  const { products, query, total, searchUsed, pages, outOfRange, failed } = list;
  const { empty, emptyNote, found } = messagesIn(language);
  const isSearch = query.q !== '' || query.spec !== undefined;
  const whenEmpty = path ? 'category' : 'products';
  const reason = failed ? 'failed' : outOfRange ? 'page' : isSearch ? 'search' : whenEmpty;
  return {
    cards: products.map((product) => listedCard(language, product)),
    query,
    ...(query.q && !query.spec && !failed && { counted: total > 0 ? 'search' : 'search_none' }),
    pages,
    ...((total > 0 || (isSearch && !failed)) && { found: found.products(total, query.q) }),
    ...(searchUsed && { used: { label: found.used(searchUsed), exact: found.exact(query.q) } }),
    ...(products.length === 0 && {
      ...(reason === 'search'
        ? { empty: { text: emptyNote.search } }
        : {
            empty: { text: empty[reason], lang: 'id' as const },
            ...(language !== 'id' && { emptyNote: emptyNote[reason] }),
          }),
      ...(reason !== 'products' && {
        ways: waysOn(language, query, reason === 'category' ? undefined : path),
      }),
    }),
  };
}

function waysOn(language: Language, query: ProductQuery, path: string | undefined) {
  const { ways } = messagesIn(language);
  const all = productQueryPath(paths.products, { ...query, spec: undefined, page: 1 });
  return [
    path
      ? { text: ways.category, to: path }
      : { text: ways.newest, to: productQueryPath(paths.products, { q: '', sort: 'newest', page: 1 }) },
    path && query.q ? { text: ways.everywhere, to: all } : { text: ways.all, to: paths.products },
    { text: ways.ask, to: paths.contact },
  ];
}
