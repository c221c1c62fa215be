import { formatNumber } from '../record/formatNumber';

/** A number that was changed, and what tells it from another one in a text. */
export interface OldNumber {
  number: number;
  /** Before or behind it, as people write it. */
  units: readonly string[];
  /** Before it. */
  labels?: readonly string[];
}

const ENGLISH = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const NUMBER = String.raw`\d[\d.,]*`;
const DASH = String.raw`\s*(?:[-–—]|sampai|hingga|to)\s*`;
/** Between a label and its number: no other number, and no other sentence. */
const BETWEEN = String.raw`(?:[^\d.;\n]|maks?\.|max\.|min\.|Rp\.){0,40}(?:${NUMBER}${DASH})?`;

/** Whether a text has the number as a whole, with its unit or behind its label: '6 %', '5–6%', 'kadar air paling tinggi 6'. */
export function isWrittenIn(text: string, { number, units, labels = [] }: OldNumber): boolean {
  const written = [
    String(number),
    String(number).replace('.', ','),
    formatNumber(number),
    ENGLISH.format(number),
  ];
  const whole = String.raw`(?<!\d[.,]?)(?:${oneOf(written)})(?:[.,]0{1,2}(?!\d))?(?![.,]?\d)`;
  const range = `(?:${DASH}${NUMBER})?`;
  const ways = [
    ...(units.length > 0
      ? [
          String.raw`${whole}${range}\s*(?:${oneOf(units)})(?!\p{L})`,
          String.raw`(?<!\p{L})(?:${oneOf(units)})\.?\s*${whole}`,
        ]
      : []),
    ...(labels.length > 0 ? [String.raw`(?<!\p{L})(?:${oneOf(labels)})(?!\p{L})${BETWEEN}${whole}`] : []),
  ];
  return ways.some((way) => new RegExp(way, 'iu').test(text));
}

const oneOf = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
