import { amountTitled } from './amount-titles.js';
import type { Field } from './product-columns.js';

const NAMES = /^((nama )?(produk|barang)|(product|item)( name)?)$/i;
/** Of an export price. */
const LAST_DAYS = /^(masa berlaku|berlaku (s[./]?d\.?|hingga|sampai)( tanggal)?|valid (until|to)|validity)$/i;
const UNITS = /^satuan$/i;
/** Running numbers, which are of no product. */
const NUMBERS = /^(no|nr|nomor)\.?$/i;

export const isNumbering = (heading: string) => NUMBERS.test(heading);

/**
 * What offices call a field otherwise than its column.
 * @param beside the headings before and behind: a unit is that of the amount there
 */
export function fieldTitled(heading: string, beside: readonly string[]): Field | undefined {
  if (NAMES.test(heading)) return 'name';
  if (LAST_DAYS.test(heading)) return 'export_valid_until';
  if (!UNITS.test(heading)) return amountTitled(heading)?.field;
  const amount = beside.map((each) => amountTitled(each)?.field).find((each) => each !== undefined);
  return amount === 'price' ? 'price_unit' : undefined;
}
