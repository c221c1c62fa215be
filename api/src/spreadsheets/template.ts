import { COLUMNS, type Field } from './product-columns.js';
import type { Cell } from './spreadsheet-file.js';

const EXAMPLE_ID = 'contoh';
export const isExample = (id: Cell | undefined) => String(id).trim().toLowerCase() === EXAMPLE_ID;

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
  export_price: 8.4,
  export_currency: 'USD',
  export_unit: 'kg',
  export_incoterm: 'FOB',
  export_place: 'Tanjung Emas',
  moq: 300,
  moq_unit: 'kg',
  description: 'Boleh kosong, seperti semua kolom selain Nama, Kategori, dan Harga.',
  description_en: null,
} satisfies Partial<Record<Field, Cell>>;
const COLUMNS_SHOWN = (Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[]).map((field) => COLUMNS[field]);

/** An import refuses the example row. */
export const template = (nama_category: string): Cell[][] => [
  COLUMNS_SHOWN.map(({ title }) => title),
  Object.values({ ...EXAMPLE, category_id: nama_category }),
];
export const templateWidths = () => COLUMNS_SHOWN.map(({ width }) => width);
