import { isISO4217CurrencyCode } from 'class-validator';
import { unitCode } from '../products/order-units.js';
import { INCOTERMS } from '../products/trade.dto.js';
import { currencyOf } from '../products/written-currency.js';
import type { PriceField } from './far-prices.js';

export type TermField = 'price_unit' | 'export_currency' | 'export_unit' | 'export_incoterm';

/** Which price stands in a column, and on what terms. */
export interface PriceTitle {
  field: PriceField;
  terms: Partial<Record<TermField, string>>;
}

/** In letters: a cell may hold any text. */
const LONGEST_TITLE = 50;
const BETWEEN_WORDS = /[\s()[\]/.,:;_–—-]+/;
const NAME = /^(harga|nilai|price)$/i;
const EXPORT = /^e(ks|x)port?$/i;
const RUPIAH = /^(rp|rupiah)$/i;
const SAYS_NOTHING = /^(jual|satuan|produk|barang|baru|per|dalam)$/i;

/** 'Harga Baru (Rp/kg)', 'Harga FOB (USD/ton)'; undefined where a word of the title may make it another price: 'Harga lama'. */
export function priceTitled(title: string): PriceTitle | undefined {
  if (title.length > LONGEST_TITLE) return undefined;
  const names: string[] = [];
  const [currencies, units, incoterms] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let isExport = false;
  for (const word of title.split(BETWEEN_WORDS).filter(Boolean)) {
    const unit = unitCode(word);
    const incoterm = INCOTERMS.find((each) => each === word.toUpperCase());
    const currency = RUPIAH.test(word) ? 'IDR' : currencyOf(word);
    if (NAME.test(word)) names.push(word.toLowerCase());
    else if (EXPORT.test(word)) isExport = true;
    else if (unit) units.add(unit);
    else if (incoterm) incoterms.add(incoterm);
    else if (isISO4217CurrencyCode(currency)) currencies.add(String(currency));
    else if (!SAYS_NOTHING.test(word)) return undefined;
  }
  if (Math.max(currencies.size, units.size, incoterms.size) > 1) return undefined;
  const [[export_currency], [unit], [export_incoterm]] = [[...currencies], [...units], [...incoterms]];
  if (!isExport && !export_incoterm && (export_currency ?? 'IDR') === 'IDR')
    return names.includes('harga')
      ? { field: 'price', terms: { ...(unit && { price_unit: unit }) } }
      : undefined;
  // 'FOB USD/ton' is a price, 'Ekspor (USD)' may be anything.
  if (names.length === 0 && !(export_incoterm && export_currency)) return undefined;
  const terms = {
    ...(export_currency && { export_currency }),
    ...(unit && { export_unit: unit }),
    ...(export_incoterm && { export_incoterm }),
  };
  return { field: 'export_price', terms };
}
