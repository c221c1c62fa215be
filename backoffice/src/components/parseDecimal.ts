/** '1.250,5': dots before groups of three digits, a comma before decimals. */
const INDONESIAN = /^-?(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d*)?$/;
/** '12.5': a point that groups nothing is a decimal point. */
const POINTED = /^-?\d+\.\d+$/;

/** @returns null for an empty text, and the text itself when it is no number */
export function parseDecimal(text: string): number | string | null {
  const bare = text.replace(/\s/g, '').replace(/^[−–]/, '-');
  if (bare === '') return null;
  if (INDONESIAN.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  return POINTED.test(bare) ? Number(bare) : text;
}
