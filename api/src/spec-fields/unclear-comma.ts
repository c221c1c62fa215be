/** '0,125' and '1,1250' are clear. */
const ENGLISH_GROUPS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d.,])/;
/** Of what has no unit, as a specific gravity or a refractive index: that hardly goes into thousands. */
const DECIMALS = /(?<![\d.,])[1-9],\d{3}(?![\d.,])/g;
/** A fourth decimal tells three of them from a group. */
const withFourth = (number: string) => `${number}0`;

/**
 * '1,200' is one and a fifth to an Indonesian, and a grouped number elsewhere.
 * @param unit null for none, in which '1,025' is clear
 * @returns the sentence for the first such number of a text, with all that it may mean
 */
export function unclearComma(label: string, text: string, unit?: string | null): string | undefined {
  const [found] = ENGLISH_GROUPS.exec(unit === null ? text.replace(DECIMALS, '') : text) ?? [];
  if (found === undefined) return undefined;
  const thousands = `${found.replaceAll(',', '.')} (ribuan)`;
  const [whole, decimals, ...more] = found.split(',');
  const shorter = decimals?.replace(/0+$/, '') ?? '';
  const decimal = shorter.length === 3 ? withFourth(found) : [whole, shorter].filter(Boolean).join(',');
  const meant = more.length > 0 ? thousands : `${thousands} atau ${decimal} (desimal)`;
  return `${label}: tulis ${meant}, bukan ${found}.`;
}

/** Numbers with a decimal comma, written so that none of them is unclear. */
export const withClearCommas = (words: string) => words.replace(new RegExp(ENGLISH_GROUPS, 'g'), withFourth);
