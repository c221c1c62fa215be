import { ALSO_UNITS, UNIT_WORDS } from 'api/code-words';
import { parsePrice } from './typedPrice';

/** By the field of an amount, the one that says what it is counted in, and its code for a word. */
const COUNTED_IN: Readonly<Record<string, { field: string; codeOf: (word: string) => string | undefined }>> =
  {
    moq: { field: 'moq_unit', codeOf: unitCode },
    export_price: { field: 'export_currency', codeOf: currencyCode },
  };
const WORDED = /^\s*([a-z$]*)\s*(\d[\d.,]*)\s*([a-z]*)\s*$/i;

/** '1,5 ton' and 'USD 1.250' say what another field asks for; undefined for any other text. */
export function wordedAmount(
  source: string,
  text: string,
): { amount: number; field: string; code: string } | undefined {
  const { field = '', codeOf } = COUNTED_IN[source] ?? {};
  const [, before = '', number = '', behind = ''] = WORDED.exec(text) ?? [];
  const amount = parsePrice(number);
  const code = codeOf?.(before + behind);
  return typeof amount === 'number' && code !== undefined ? { amount, field, code } : undefined;
}

function unitCode(word: string): string | undefined {
  const plain = word.toLowerCase();
  const [code] = Object.entries(UNIT_WORDS).find((known) => known.includes(plain)) ?? [];
  return code ?? ALSO_UNITS[plain];
}

function currencyCode(word: string): string | undefined {
  if (word === '$') return 'USD';
  return /^[a-z]{3}$/i.test(word) ? word.toUpperCase() : undefined;
}
