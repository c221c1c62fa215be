import { unitCode } from 'api/order-units';
import { writtenCurrency } from 'api/written-currency';
import { parsePrice } from 'api/written-price';

interface Worded {
  amount: number;
  field: string;
  code: string;
}

const COUNTED = /^(\d[\d.,]*)\s*([a-z]+)$/i;

/** '1,5 ton' and 'USD 1.250' say what another field asks for; undefined for any other text. */
export function wordedAmount(source: string, text: string): Worded | undefined {
  if (source === 'moq') {
    const [, number, word = ''] = COUNTED.exec(text.trim()) ?? [];
    return worded(number, 'moq_unit', unitCode(word));
  }
  if (source !== 'export_price') return undefined;
  const { amount, currency } = writtenCurrency(text) ?? {};
  return worded(amount, 'export_currency', currency);
}

function worded(number = '', field: string, code: string | undefined): Worded | undefined {
  const amount = parsePrice(number);
  return typeof amount === 'number' && code !== undefined ? { amount, field, code } : undefined;
}
