import { unitOf } from '../products/amount-units.js';
import { ALSO_AVAILABILITIES, ALSO_UNITS, AVAILABILITY_WORDS, UNIT_WORDS } from '../products/code-words.js';
import { nearest } from '../http/nearest.js';
import { nearestAmount, nearestGrouped } from '../products/nearest-amount.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import type { UpdateProductRequest } from '../products/product-request.dto.js';
import type { Product } from '../products/product.entity.js';
import { INCOTERMS } from '../products/trade.dto.js';
import { amountOf, categoryOf, codeBy, dayOf, idOf, orderOf, priceOf, textOf } from './cell-values.js';
import { nearestDay } from './nearest-day.js';
import type { Cell } from './spreadsheet.js';

export interface Stored {
  /** Ids by name key. */
  categories: ReadonlyMap<string, number>;
  /** By the name key of a category that is not known, the id of the most similar one. */
  similar: ReadonlyMap<string, number>;
  /** Of categories, by id. */
  names: ReadonlyMap<number, string>;
  /** By id: those that the sheet names. */
  products: ReadonlyMap<number, Product>;
  /** Ids that the sheet names, of the trash. */
  trashed: ReadonlySet<number>;
}

interface Column {
  title: string;
  /** In characters; XLSX alone knows widths. */
  width: number;
  /** Any text, of which '-' is one. */
  isText?: boolean;
  /** A sheet without it is refused, unless it has ids. */
  required?: boolean;
  write(product: ProductWithCategory): Cell;
  /** As a form would send it; `undefined` where the sheet has no such column. */
  read(cell: Cell | undefined, stored: Stored): unknown;
  /** All that it takes, in the words of the form; empty: anything that its rule takes. */
  words?: readonly string[];
  /** What may have been meant by a value that is refused. */
  meant?(value: string): string | null;
}

/** Specifications have columns by their keys (spec-columns.ts). */
export type Field =
  | 'id'
  | Exclude<
      keyof UpdateProductRequest,
      'image' | 'focus' | 'specs' | 'current_translations' | 'current_numbers'
    >;
type Plain = Exclude<Field, 'category_id'>;

const plain =
  (read: Column['read'], width: number, meant?: Column['meant']) =>
  (title: string, field: Plain): Column => ({
    title,
    width,
    write: (product) => product[field],
    read,
    meant,
  });
/** 'FOB Semarang' */
const firstWord = (value: string) => /^\s*(\S*)/.exec(value)?.[1] ?? '';
const coded =
  (words: Readonly<Record<string, string>>, also?: Readonly<Record<string, string>>) =>
  (title: string, field: Plain): Column => {
    const read = codeBy(words, also);
    const known = oneOf(Object.values(words))(title, field);
    return {
      ...known,
      write: (product) => words[String(product[field])] ?? product[field],
      read,
      // 'sak 25 kg'
      meant: (value) => words[String(read(firstWord(value)))] ?? known.meant?.(value) ?? null,
    };
  };
const oneOf =
  (words: readonly string[]) =>
  (title: string, field: Plain): Column => ({
    ...plain(
      textOf,
      20,
      (value) => nearest(value.trim(), words) ?? nearest(firstWord(value), words),
    )(title, field),
    words,
  });
const anyText =
  (width: number) =>
  (title: string, field: Plain): Column => ({ ...plain(textOf, width)(title, field), isText: true });
const text = anyText(20);
const longText = anyText(60);
const number = (title: string, field: Plain) =>
  plain(amountOf(unitOf(field)), 12, nearestGrouped)(title, field);
const unit = coded(UNIT_WORDS, ALSO_UNITS);
const day = plain(dayOf, 20, nearestDay);
const availability = coded(AVAILABILITY_WORDS, ALSO_AVAILABILITIES);
const incoterm = oneOf(INCOTERMS);

/** The columns of a product sheet, in the order they are written, by the field of the request that each holds. */
export const COLUMNS: Record<Field, Column> = {
  id: { title: 'ID', width: 8, write: ({ id }) => id, read: idOf },
  name: { title: 'Nama', width: 36, isText: true, required: true, write: ({ name }) => name, read: textOf },
  category_id: {
    title: 'Kategori',
    width: 20,
    required: true,
    write: ({ category }) => category.nama_category,
    read: categoryOf,
  },
  price: { title: 'Harga', width: 16, write: ({ price }) => price, read: priceOf, meant: nearestAmount },
  description: longText('Deskripsi', 'description'),
  name_en: text('Sebutan (Inggris)', 'name_en'),
  description_en: longText('Uraian (Inggris)', 'description_en'),
  price_unit: unit('Dijual per', 'price_unit'),
  pack_net_kg: number('Isi bersih per kemasan', 'pack_net_kg'),
  export_price: number('Nilai ekspor', 'export_price'),
  export_currency: plain(textOf, 20)('Mata uang', 'export_currency'),
  export_unit: unit('Nilai ekspor per', 'export_unit'),
  export_incoterm: incoterm('Incoterm', 'export_incoterm'),
  export_place: text('Tempat penyerahan', 'export_place'),
  export_valid_until: day('Berlaku sampai', 'export_valid_until'),
  moq: plain(orderOf, 12, nearestGrouped)('Pesanan terkecil', 'moq'),
  moq_unit: unit('Satuan pesanan', 'moq_unit'),
  packing: longText('Kemasan', 'packing'),
  packing_en: longText('Kemasan (Inggris)', 'packing_en'),
  load_20_kg: number('Muatan peti kemas 20 kaki', 'load_20_kg'),
  load_40_kg: number('Muatan peti kemas 40 kaki', 'load_40_kg'),
  hs_code: plain(textOf, 20)('Kode HS', 'hs_code'),
  origin: text('Asal', 'origin'),
  origin_en: text('Asal (Inggris)', 'origin_en'),
  port: text('Pelabuhan muat', 'port'),
  lead_days_min: number('Siap kirim tercepat', 'lead_days_min'),
  lead_days_max: number('Siap kirim terlama', 'lead_days_max'),
  supply_ton_month: number('Kapasitas per bulan', 'supply_ton_month'),
  sample: longText('Sampel', 'sample'),
  sample_en: longText('Sampel (Inggris)', 'sample_en'),
  availability: availability('Ketersediaan', 'availability'),
  back_in_stock_on: day('Tersedia lagi mulai', 'back_in_stock_on'),
  version: { title: 'Versi', width: 8, write: ({ version }) => version, read: (cell) => cell },
};

/** By their titles. */
export const COLUMN_TITLED: ReadonlyMap<string | null, Column> = new Map(
  Object.values(COLUMNS).map((column) => [column.title, column]),
);
export const FIELDS = Object.keys(COLUMNS) as Field[];
export const FIELDS_OF_STORED = FIELDS.filter((field) => field !== 'id');
export const FIELDS_OF_NEW = FIELDS_OF_STORED.filter((field) => field !== 'version');
/** What an empty cell leaves as it is. A price is taken away in words. */
export const KEPT: readonly Field[] = ['category_id', 'price'];
