import { unclearComma } from 'api/unclear-comma';
import { withoutUnit } from 'api/without-unit';

/** In Indonesian: groups of three digits behind dots, and at most four decimals behind a comma. */
const NUMBER = /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d{0,4})?$/;

/**
 * '1.250,5' is 1250.5. A dot that groups nothing, '12.5', and a comma that may group, '1,200', may be meant either way.
 * @param unit of the field, which may stand behind the number; of one without, '1,025' is clear
 * @returns null for nothing, undefined for no number
 */
export function parseNumber(text: string, unit?: string | null): number | null | undefined {
  const bare = bareOf(text, unit);
  if (bare === '') return null;
  const isNumber = NUMBER.test(bare) && unclearComma('', bare, unit) === undefined;
  return isNumber ? Number(bare.replace(/\./g, '').replace(',', '.')) : undefined;
}

/** Without its unit, and with a minus that can be read. */
export const bareOf = (text: string, unit?: string | null) => withoutUnit(text, unit).replace(/^[−–]/, '-');
