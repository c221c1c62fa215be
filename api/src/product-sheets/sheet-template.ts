import { COLUMNS, type Field } from './product-columns.js';
import type { Cell } from './spreadsheet.js';

/** The ID of the template's row. */
const EXAMPLE_ID = 'contoh';
export const isExample = (id: Cell | undefined) => String(id).trim().toLowerCase() === EXAMPLE_ID;

/** Of what buyers at home and abroad ask first. */
const EXAMPLE = {
  id: EXAMPLE_ID,
  name: 'Nama produk',
  name_en: 'Product name',
  category_id: '',
  price: 125000,
  price_unit: 'kg',
  pack_net_kg: 60,
  packing: 'Karung goni 60 kg',
  packing_en: 'Jute bags of 60 kg',
  export_price: 'USD 8,40/kg FOB Tanjung Emas',
  moq: '300 kg',
  description: 'Boleh kosong, seperti semua kolom selain Nama, Kategori, dan Harga.',
  description_en: null,
  version: null,
} satisfies Partial<Record<Field, Cell>>;
const EXAMPLE_FIELDS = Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[];

/** Its header, and a row that shows how to fill in others and is refused for as long as it is there. */
export const template = (nama_category: string): Cell[][] => [
  EXAMPLE_FIELDS.map((field) => COLUMNS[field].title),
  Object.values({ ...EXAMPLE, category_id: nama_category }),
];
export const templateWidths = (): number[] => EXAMPLE_FIELDS.map((field) => COLUMNS[field].width);
