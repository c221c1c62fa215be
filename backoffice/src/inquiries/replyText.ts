import { isPack } from 'api/shared';
import type { InquiryResponse, ListedProductResponse } from 'api/schema';
import type { Language } from '../i18n/inquiries';
import { REPLIES, REPLY_WORDS, type ReplyKind } from '../i18n/replies';
import { asked } from './asked';

export type Buyer = Pick<InquiryResponse, 'name' | 'code' | 'language' | 'items'>;
export type Priced = Pick<
  ListedProductResponse,
  | 'id'
  | 'name'
  | 'name_en'
  | 'price'
  | 'price_unit'
  | 'pack_net_kg'
  | 'export_offer'
  | 'export_place'
  | 'export_valid_until'
>;

/** In the language of the buyer. `products` are those of the catalogue, which may lack one that was asked for. */
export function replyText(kind: ReplyKind, inquiry: Buyer, products: readonly Priced[]): string {
  const { code, items, name, language } = inquiry;
  const lines = items.map((item) => {
    const product = products.find(({ id }) => id === item.product_id);
    const called = (language === 'en' && product?.name_en) || item.name;
    return {
      asked: `- ${asked({ ...item, name: called }, REPLY_WORDS[language])}`,
      price: `- ${called}: ${priceOf(language, product) ?? REPLY_WORDS[language].onRequest}`,
    };
  });
  const values: Record<string, string> = {
    name: REPLY_WORDS[language].dear(name),
    code,
    products: lines.map(({ asked }) => asked).join('\n'),
    prices: lines.map(({ price }) => price).join('\n'),
  };
  const text = REPLIES[kind][language].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  // Where no product is named a line is left over.
  return text.replace(/\n{3,}/g, '\n\n');
}

/** Abroad it is the export price, at home the one in rupiah; the other stands in for one that is missing. */
function priceOf(language: Language, product: Priced | undefined): string | undefined {
  if (!product) return undefined;
  const prices = [exportPrice(language, product), domesticPrice(language, product)];
  return (language === 'en' ? prices : prices.reverse()).find((price) => price !== undefined);
}

function exportPrice(language: Language, product: Priced): string | undefined {
  const { export_offer, export_place, export_valid_until } = product;
  if (!export_offer) return undefined;
  const { price, currency, unit, incoterm } = export_offer;
  const terms = [`${money(language, price, currency)} / ${REPLY_WORDS[language].units[unit]}`];
  if (incoterm) terms.push([incoterm, export_place].filter(Boolean).join(' '));
  if (export_valid_until)
    terms.push(`${REPLY_WORDS[language].validUntil} ${day(language, export_valid_until)}`);
  return terms.join(', ');
}

function domesticPrice(language: Language, { price, price_unit, pack_net_kg }: Priced) {
  if (price === null) return undefined;
  const weight =
    isPack(price_unit) && pack_net_kg !== null ? ` (${pack_net_kg.toLocaleString(language)} kg)` : '';
  const unit = price_unit && ` / ${REPLY_WORDS[language].units[price_unit]}${weight}`;
  return `${money(language, price, 'IDR')}${unit ?? ''}`;
}

function money(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'id' ? 'symbol' : 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  // A space that does not break looks like an error in a chat.
  return format.format(amount).replace(/\u00A0/g, ' ');
}

const day = (language: Language, iso: string) =>
  new Date(iso).toLocaleDateString(language === 'en' ? 'en-GB' : 'id-ID', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

export const chatHref = (chat: string, text: string) => `${chat}?text=${encodeURIComponent(text)}`;

export function mailHref(email: string, { code, language }: Buyer, text: string): string {
  const subject = REPLY_WORDS[language].subject.replace('{code}', code);
  const lines = text.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
