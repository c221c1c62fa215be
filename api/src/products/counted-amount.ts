import { unitCode } from './order-units.js';
import { parsePrice } from './written-price.js';

const COUNTED = /^(\d[\d.,]*)\s*([a-z]+)$/i;

/** '1,5 ton', '10 karung': an amount with the unit that it is counted in; undefined for any other text. */
export function countedAmount(text: string) {
  const [, number = '', word = ''] = COUNTED.exec(text.trim()) ?? [];
  const [amount, code] = [parsePrice(number), unitCode(word)];
  return typeof amount === 'number' && code ? { amount, code } : undefined;
}
