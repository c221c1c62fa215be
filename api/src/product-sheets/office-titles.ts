import { amountTitled } from './amount-titles.js';
import { COLUMNS, type Field } from './product-columns.js';

const NAMES = /^((nama )?(produk|barang)|(product|item)( name)?)$/i;
const IN_ENGLISH = String.raw`\s*(?:\((?:bahasa )?(?:inggris|english|en)\)|(?:bahasa )?(?:inggris|english))`;
/** Of texts that are called otherwise in English. */
const ENGLISH: readonly (readonly [heading: RegExp, field: Field])[] = [
  [new RegExp(`^(?:nama|sebutan|name)(?: (?:produk|barang))?${IN_ENGLISH}$|^english name$`, 'i'), 'name_en'],
  [new RegExp(`^(?:deskripsi|uraian|description)${IN_ENGLISH}$`, 'i'), 'description_en'],
];
/** Of an export price. */
const LAST_DAYS = /^(masa berlaku|berlaku (s[./]?d\.?|hingga|sampai)( tanggal)?|valid (until|to)|validity)$/i;
const PORTS = /^(pelabuhan( (asal|ekspor|pemuatan))?|(loading )?port|port of loading|pol)$/i;
const UNITS = /^satuan$/i;
const HS_CODES = /^((no(mor)?\.? )?hs([. -]?code)?s?)$/i;
/** Beside names, unless another column is: 'Jenis' alone may be names. */
const CATEGORIES = /^((jenis|kelompok|golongan)( (produk|barang))?|(product )?(category|group))$/i;
/** Which may be what they are named by here, or something else: of these it is asked. */
const PERHAPS: readonly (readonly [heading: RegExp, field: Field])[] = [
  [/^(ket(erangan)?\.?|penjelasan|description|remarks?)$/i, 'description'],
  [
    /^((berat|isi)( (bersih|kemasan|per kemasan|bersih per kemasan))?|netto|net weight)( \(kg\))?$/i,
    'pack_net_kg',
  ],
  [/^(satuan|unit)$/i, 'price_unit'],
  [/^(packing|packaging)$/i, 'packing'],
  [/^(origin|asal (barang|produk)|(daerah|negara) asal)$/i, 'origin'],
  [/^(stok|stock|status)$/i, 'availability'],
  [/^(harga|nilai|price)\b.*\b(fob|fca|cfr|cif|exw|ekspor|export)\b/i, 'export_price'],
];
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
  if (HS_CODES.test(heading)) return 'hs_code';
  if (PORTS.test(heading)) return 'port';
  const english = ENGLISH.find(([named]) => named.test(heading));
  if (english) return english[1];
  if (!UNITS.test(heading)) return amountTitled(heading)?.field;
  const amount = beside.map((each) => amountTitled(each)?.field).find((each) => each !== undefined);
  return amount === 'price' ? 'price_unit' : undefined;
}

/** The one of a sheet's headings that is another word for its categories. */
export function categoriesTitled(headings: readonly string[]): string | undefined {
  const { category_id, name } = COLUMNS;
  const has = ({ title }: { title: string }) => headings.some((each) => isTitle(each, title));
  const isNamed = has(name) || headings.some((each) => NAMES.test(each));
  return has(category_id) || !isNamed ? undefined : headings.find((each) => CATEGORIES.test(each));
}

export const isTitle = (heading: string, title: string) => heading.toLowerCase() === title.toLowerCase();

/** What a heading may mean that is no other word for a column for sure. */
export const perhapsTitled = (heading: string): Field | undefined =>
  PERHAPS.find(([named]) => named.test(heading))?.[1];

/** Between two words for a column, and not within 's/d'. */
const OR = /(?<!\bs)\s*\/\s*/i;

/** The words of a heading that has several: 'Stok/Ketersediaan'. */
export const wordsTitled = (heading: string): string[] => {
  const words = heading.split(OR);
  return words.length > 1 ? words : [];
};
