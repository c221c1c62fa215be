import { nearestAmount } from './nearest-amount.js';

const SIGNS: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP' };
const WORDED = /^([a-z$€£]*)\s*(\d[\d.,]*)\s*([a-z$€£]*)$/i;

/**
 * An amount with its currency before or behind it: 'USD 1.250', '420,50 eur', '$1,250'. Beside a currency a comma before three
 * digits groups them, as no price has three decimals.
 * @returns the amount as an Indonesian writes it; undefined for any other text
 */
export function writtenCurrency(text: string): { currency: string; amount: string } | undefined {
  const [, before = '', amount = '', behind = ''] = WORDED.exec(text.trim()) ?? [];
  const currency = currencyOf(before + behind);
  return currency === undefined ? undefined : { currency, amount: nearestAmount(amount) ?? amount };
}

/** By its sign, or by what may be its code. */
export function currencyOf(word: string): string | undefined {
  const written = word.toUpperCase();
  return SIGNS[written] ?? /^[A-Z]{3}$/.exec(written)?.[0];
}

/** The code of what stands in a field for currencies: 'US$' is USD. */
export const currencyCode = (text: string) => currencyOf(text.trim()) ?? text.toUpperCase();

/** A currency as people write it: its code, and its signs. */
export const currencySigns = (currency: string) => [
  currency,
  ...Object.keys(SIGNS).filter((sign) => SIGNS[sign] === currency),
];
