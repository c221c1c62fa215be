import type { CountBeacon } from 'api/schema';
import type { Papers } from '~/lib/api/papers.server';
import type { Product, ProductPage, WholeProduct } from '~/lib/api/products.server';
import { type Messages, messagesIn } from '~/i18n/messages.server';
import { env } from '~/env.server';
import { type Language, pathIn } from '~/lib/languages';
import { composeInquiry } from '~/lib/inquiries.server';
import { calculatorOf } from './calculator.server';
import { type Amount, amountWords } from './container-load';
import { type ProductQuery, productQueryPath } from './product-query';
import { paths, productPath } from '~/lib/site-paths';
import { shorten } from '~/lib/shorten';
import { papersView } from './papers-view.server';
import { type DescribingField, keySpecWords, specRows } from './spec-rows.server';
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
  priceLines,
  shortage,
  tradeFacts,
} from './trade-facts.server';
import { productTrail } from './breadcrumbs.server';

export function productCard(language: Language, product: Product) {
  const { id, image, focus, tint, category } = product;
  const offer = exportOffer(language, product);
  const order = minimumOrder(language, product);
  return {
    id,
    ...productTexts(language, product),
    /** The first one is the reader's own. */
    prices: priceLines(language, product, offer === undefined ? undefined : { text: offer }),
    /** 'Sold out', 'Seasonal' */
    badge: shortage(language, product),
    ...(product.availability === 'sold_out' && { isSoldOut: true }),
    smallestOrder: order && messagesIn(language).trade.smallestOrder(order),
    image,
    focus: focus ?? undefined,
    tint,
    category: categoryName(language, category),
  };
}

export type ProductCard = ReturnType<typeof productCard> & {
  /** In lists alone: 'Ash max. 2.5 % · Moisture max. 5 %'. */
  keySpecs?: LocalizedText[];
};

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

/** @param asked the amount in the page's address */
export function productView(
  language: Language,
  product: WholeProduct,
  fields: readonly DescribingField[],
  asked: Amount | undefined,
  papers: Papers,
) {
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
      /** The alternative text, which may be missing. */
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

export type ProductView = ReturnType<typeof productView>;
export type SpecTable = NonNullable<ProductView['specs']>;

const counted = (total: number): CountBeacon['kind'] => (total > 0 ? 'search' : 'search_none');

/** @param path of the category whose list it is */
export function listView(language: Language, list: ProductPage, path?: string) {
  const { products, query, total, searchUsed, pages, outOfRange, failed } = list;
  const { found } = messagesIn(language);
  const isSearch = query.q !== '' || query.spec !== undefined;
  const whenEmpty = path ? 'category' : 'products';
  const reason = failed ? 'failed' : outOfRange ? 'page' : isSearch ? 'search' : whenEmpty;
  return {
    cards: products.map((product) => listedCard(language, product)),
    query,
    /** Of a search by words alone: whether there is anything. */
    ...(query.q && !query.spec && !failed && { counted: counted(total) }),
    pages,
    /** Unset if there is nothing to search in. */
    ...((total > 0 || (isSearch && !failed)) && { found: found.products(total, query.q) }),
    /** What a search was read as, and the label of the link to the search as it was typed. */
    ...(searchUsed && { used: { label: found.used(searchUsed), exact: found.exact(query.q) } }),
    ...(products.length === 0 && {
      none: {
        ...noProducts(language, reason),
        /** Where a search without a result leads on. */
        ways: reason === 'products' ? [] : waysOn(language, query, reason === 'category' ? undefined : path),
      },
    }),
  };
}

export type ListView = ReturnType<typeof listView>;

/** Why there are none: in Indonesian, as documented, and in the page's language. */
export function noProducts(language: Language, reason: keyof Messages['empty']) {
  const { empty } = messagesIn(language);
  if (reason === 'search') return { message: { text: empty.search } };
  return {
    message: { text: messagesIn('id').empty[reason], lang: 'id' as const },
    ...(language !== 'id' && { note: empty[reason] }),
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
