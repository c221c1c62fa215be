import { countedAmount } from 'api/counted-amount';
import { writtenCurrency } from 'api/written-currency';
import { parsePrice } from 'api/written-price';

interface Worded {
  amount: number;
  field: string;
  code: string;
}

/** '1,5 ton' and 'USD 1.250' say what another field asks for; undefined for any other text. */
export function wordedAmount(source: string, text: string): Worded | undefined {
  if (source === 'moq') {
    const counted = countedAmount(text);
    return counted && { ...counted, field: 'moq_unit' };
  }
  const written = source === 'export_price' ? writtenCurrency(text) : undefined;
  const amount = parsePrice(written?.amount ?? '');
  return written && typeof amount === 'number'
    ? { amount, field: 'export_currency', code: written.currency }
    : undefined;
}
