import { DECORATORS } from '@nestjs/swagger';
import { AVAILABILITY_WORDS, UNIT_WORDS } from '../products/code-words.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import { UpdateProductRequest } from '../products/product-request.dto.js';
import { INCOTERMS } from '../products/trade.dto.js';
import { categoryOf, codeBy, numberOf, priceOf, textOf } from './cell-values.js';
import type { Cell } from './spreadsheet-file.js';

export interface Column {
  title: string;
  /** In characters; only XLSX has widths. */
  width: number;
  write: (product: ProductWithCategory) => Cell;
  /** Of free text, in characters; undefined for all else. */
  longestText?: number;
}

interface FieldColumn extends Column {
  read: (cell: Cell, categories: ReadonlyMap<string, number>) => unknown;
  words?: readonly string[];
}

export type Field = 'id' | Exclude<keyof UpdateProductRequest, 'image' | 'focus' | 'specs'>;
type Limit = { maxLength?: number } | undefined;
type PlainField = Exclude<Field, 'category_id'>;

const plain =
  (width: number, read: FieldColumn['read'], words?: readonly string[]) =>
  (title: string, field: PlainField): FieldColumn => ({
    title,
    width,
    read,
    words,
    write: (product) => product[field],
  });
const text = plain(20, textOf);
const longText = plain(60, textOf);
const number = plain(12, numberOf);
const incoterm = plain(20, textOf, INCOTERMS);
const coded = (words: Readonly<Record<string, string>>) => (title: string, field: PlainField) => ({
  ...plain(20, codeBy(words), Object.values(words))(title, field),
  write: (product: ProductWithCategory) => words[String(product[field])] ?? product[field],
});
const unit = coded(UNIT_WORDS);
const availability = coded(AVAILABILITY_WORDS);

export const COLUMNS: Record<Field, FieldColumn> = {
  id: { title: 'ID', width: 8, write: ({ id }) => id, read: textOf },
  name: { title: 'Nama', width: 36, write: ({ name }) => name, read: textOf },
  category_id: {
    title: 'Kategori',
    width: 20,
    write: ({ category }) => category.nama_category,
    read: categoryOf,
  },
  price: { title: 'Harga', width: 16, write: ({ price }) => price, read: priceOf },
  description: longText('Deskripsi', 'description'),
  name_en: text('Sebutan (Inggris)', 'name_en'),
  description_en: longText('Uraian (Inggris)', 'description_en'),
  price_unit: unit('Dijual per', 'price_unit'),
  pack_net_kg: number('Isi bersih per kemasan', 'pack_net_kg'),
  export_price: number('Nilai ekspor', 'export_price'),
  export_currency: text('Mata uang', 'export_currency'),
  export_unit: unit('Nilai ekspor per', 'export_unit'),
  export_incoterm: incoterm('Incoterm', 'export_incoterm'),
  export_place: text('Tempat penyerahan', 'export_place'),
  export_valid_until: text('Berlaku sampai', 'export_valid_until'),
  moq: number('Pesanan terkecil', 'moq'),
  moq_unit: unit('Satuan pesanan', 'moq_unit'),
  packing: longText('Kemasan', 'packing'),
  packing_en: longText('Kemasan (Inggris)', 'packing_en'),
  load_20_kg: number('Muatan peti kemas 20 kaki', 'load_20_kg'),
  load_40_kg: number('Muatan peti kemas 40 kaki', 'load_40_kg'),
  hs_code: text('Kode HS', 'hs_code'),
  origin: text('Asal', 'origin'),
  origin_en: text('Asal (Inggris)', 'origin_en'),
  port: text('Pelabuhan muat', 'port'),
  lead_days_min: number('Siap kirim tercepat', 'lead_days_min'),
  lead_days_max: number('Siap kirim terlama', 'lead_days_max'),
  supply_ton_month: number('Kapasitas per bulan', 'supply_ton_month'),
  sample: longText('Sampel', 'sample'),
  sample_en: longText('Sampel (Inggris)', 'sample_en'),
  local_terms: longText('Pembelian lokal', 'local_terms'),
  local_terms_en: longText('Pembelian lokal (Inggris)', 'local_terms_en'),
  availability: availability('Ketersediaan', 'availability'),
  back_in_stock_on: text('Tersedia lagi mulai', 'back_in_stock_on'),
  version: { title: 'Versi', width: 8, write: ({ version }) => version, read: (cell) => cell },
};

export const FIELDS = Object.keys(COLUMNS) as Field[];
/** @returns undefined for all but free text */
export const longestTextOf = (field: Field) =>
  (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, UpdateProductRequest.prototype, field) as Limit)
    ?.maxLength;
export const COLUMN_TITLED = new Map<string | null, FieldColumn>(
  Object.values(COLUMNS).map((column) => [column.title, column]),
);
