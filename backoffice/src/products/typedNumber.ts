import { unclearComma } from 'api/unclear-comma';

/** In Indonesian: groups of three digits behind dots, and at most four decimals behind a comma. */
const NUMBER = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d{0,4})?$/;
const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 4 });

/**
 * '1.250,5' is 1250.5. A dot that groups nothing, '12.5', and a comma that may group, '1,200', may be meant either way.
 * @returns null for nothing, undefined for no number
 */
export function parseNumber(text: string): number | null | undefined {
  const bare = text.replace(/\s/g, '').replace(/^[−–]/, '-');
  if (bare === '') return null;
  const isNumber = NUMBER.test(bare) && unclearComma('', bare) === undefined;
  return isNumber ? Number(bare.replace(/\./g, '').replace(',', '.')) : undefined;
}

export const formatNumber = (value: number): string => format.format(value);
