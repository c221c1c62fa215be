import { isISO4217CurrencyCode } from 'class-validator';
import { unitCode } from '../products/order-units.js';
import { INCOTERMS } from '../products/trade.dto.js';
import { currencyOf } from '../products/written-currency.js';
import { PRICE_FIELDS } from '../products/kept-prices.js';
import { LOADING_PLACES } from './loading-places.js';

/** Which say nothing without their terms. */
export const AMOUNTS = [...PRICE_FIELDS, 'moq'] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Terms = Partial<
  Record<
    'price_unit' | 'export_currency' | 'export_unit' | 'export_incoterm' | 'export_place' | 'moq_unit',
    string
  >
>;

/** Which amount stands in a column, and on what terms. */
export interface AmountTitle {
  field: Amount;
  terms: Terms;
}

/** In letters: a cell may hold any text. */
const LONGEST_TITLE = 50;
const BETWEEN_WORDS = /[\s()[\]/.,:;_–—-]+/;
const NAME = /^(harga|nilai|price)$/i;
const EXPORT = /^e(ks|x)port?$/i;
const RUPIAH = /^(rp|rupiah)$/i;
const LOCAL = /^(lokal|local|domesti[ck])$/i;
const INLAND = /\bdalam negeri\b/i;
const PLACES = LOADING_PLACES.join('|');
/** 'FOB Tanjung Emas, Semarang' */
const LOADED = new RegExp(
  String.raw`\b(${INCOTERMS.join('|')})\s+((?:${PLACES})(?:[\s,]+(?:${PLACES}))?)\b`,
  'i',
);
const SAYS_NOTHING = /^(jual|satuan|produk|barang|baru|per|dalam)$/i;

const LEAST = 'min(?:imum|imal|\\.)?';
const ORDER = '(?:order|pesanan|pembelian)';
const SMALLEST_ORDER = new RegExp(
  `^(?:moq|${LEAST} ?${ORDER}|${ORDER} (?:${LEAST}|terkecil))(?: ?\\(([a-z]+)\\))?$`,
  'i',
);

/** By what offices write above a price or a smallest order. */
export const amountTitled = (title: string): AmountTitle | undefined =>
  title.length > LONGEST_TITLE ? undefined : (orderTitled(title) ?? priceTitled(title));

/** 'Min. Order', 'MOQ (ton)' */
function orderTitled(title: string): AmountTitle | undefined {
  const [is, word] = SMALLEST_ORDER.exec(title) ?? [];
  const unit = word === undefined ? undefined : unitCode(word);
  if (is === undefined || (word !== undefined && unit === undefined)) return undefined;
  return { field: 'moq', terms: { ...(unit && { moq_unit: unit }) } };
}

/** 'Harga Baru (Rp/kg)', 'Harga FOB Semarang (USD/ton)'; undefined where a word of the title may make it another price: 'Harga lama'. */
function priceTitled(title: string): AmountTitle | undefined {
  const names: string[] = [];
  const [currencies, units, incoterms] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let [isExport, isLocal] = [false, false];
  const [, , export_place] = LOADED.exec(title) ?? [];
  for (const word of title
    .replace(LOADED, '$1')
    .replace(INLAND, 'lokal')
    .split(BETWEEN_WORDS)
    .filter(Boolean)) {
    const unit = unitCode(word);
    const incoterm = INCOTERMS.find((each) => each === word.toUpperCase());
    const currency = RUPIAH.test(word) ? 'IDR' : currencyOf(word);
    if (NAME.test(word)) names.push(word.toLowerCase());
    else if (EXPORT.test(word)) isExport = true;
    else if (LOCAL.test(word)) isLocal = true;
    else if (unit) units.add(unit);
    else if (incoterm) incoterms.add(incoterm);
    else if (isISO4217CurrencyCode(currency)) currencies.add(String(currency));
    else if (!SAYS_NOTHING.test(word)) return undefined;
  }
  if (Math.max(currencies.size, units.size, incoterms.size) > 1) return undefined;
  const [[export_currency], [unit], [export_incoterm]] = [[...currencies], [...units], [...incoterms]];
  if (!isExport && !export_incoterm && (export_currency ?? 'IDR') === 'IDR')
    // A 'Price' alone may be in dollars.
    return names.includes('harga') || (names.includes('price') && (export_currency || isLocal))
      ? { field: 'price', terms: { ...(unit && { price_unit: unit }) } }
      : undefined;
  // What is sold abroad is not sold here.
  if (isLocal) return undefined;
  // 'FOB USD/ton' is a price, 'Ekspor (USD)' may be anything.
  if (names.length === 0 && !(export_incoterm && export_currency)) return undefined;
  const terms = {
    ...(export_currency && { export_currency }),
    ...(unit && { export_unit: unit }),
    ...(export_incoterm && { export_incoterm }),
    ...(export_place && { export_place }),
  };
  return { field: 'export_price', terms };
}
