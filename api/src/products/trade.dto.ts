import { ApiProperty } from '@nestjs/swagger';
import { IsISO4217CurrencyCode } from 'class-validator';
import { HIGHEST_PRICE, OptionalInteger, OptionalNumber } from '../http/number-rules.js';
import { AsCode, OptionalChoice, OptionalDay, OptionalText, ValidateWith, UpperCase } from '../http/rules.js';
import { isPast } from '../http/today.js';

export const UNITS = ['kg', 'ton', 'sack', 'carton', 'piece'] as const;
export type Unit = (typeof UNITS)[number];

/** Incoterms 2020, by the International Chamber of Commerce. */
export const INCOTERMS = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const;

export const AVAILABILITIES = ['in_stock', 'made_to_order', 'seasonal', 'sold_out'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The maximum is more than any container takes. */
const LOAD = { min: 1, max: 100_000, unit: 'kg', description: 'Net kg.' };
const LEAD = { max: 3650, unit: 'hari', description: 'Days.' };
const LONGEST_PLACE = 150;
const SMALLEST_AMOUNT = 0.01;

const HS_CODE = 'Kode HS terdiri dari 6 sampai 10 angka, boleh dengan titik, misalnya 0901.11.';

/** Six digits of the World Customs Organization, and up to four that a country adds. */
const isHsCode = (value: string) =>
  /^\d+(\.\d+)*$/.test(value) && /^\d{6,10}$/.test(value.replaceAll('.', ''));

export class TradeFields {
  @OptionalChoice('Dijual per', UNITS, { description: 'What `price` is for.' })
  price_unit?: Unit | null;

  @OptionalNumber('Isi bersih per kemasan', {
    min: SMALLEST_AMOUNT,
    unit: 'kg',
    description: 'Net kg of a sack or carton.',
  })
  pack_net_kg?: number | null;

  @OptionalNumber('Nilai ekspor', { max: HIGHEST_PRICE, description: 'Per `export_unit`.' })
  export_price?: number | null;

  @IsISO4217CurrencyCode({ message: 'Mata uang harus berupa kode tiga huruf, misalnya USD.' })
  @UpperCase()
  @OptionalText('Mata uang', 3, { description: 'ISO 4217.' })
  export_currency?: string | null;

  @OptionalChoice('Nilai ekspor per', UNITS)
  export_unit?: Unit | null;

  @UpperCase()
  @OptionalChoice('Incoterm', INCOTERMS, { description: 'Incoterms 2020.' })
  export_incoterm?: string | null;

  @OptionalText('Tempat penyerahan', LONGEST_PLACE, { description: 'Of the Incoterm.' })
  export_place?: string | null;

  @OptionalDay('Berlaku sampai', { description: 'Last day of the export price.' })
  export_valid_until?: string | null;

  @OptionalNumber('Pesanan terkecil', { min: SMALLEST_AMOUNT, description: 'Smallest order, in `moq_unit`.' })
  moq?: number | null;

  @OptionalChoice('Satuan pesanan', UNITS)
  moq_unit?: Unit | null;

  @OptionalText('Kemasan', 500, { lines: true, description: 'Indonesian.' })
  packing?: string | null;

  @OptionalText('Kemasan (Inggris)', 500, { lines: true })
  packing_en?: string | null;

  @OptionalInteger('Muatan peti kemas 20 kaki', LOAD)
  load_20_kg?: number | null;

  @OptionalInteger('Muatan peti kemas 40 kaki', LOAD)
  load_40_kg?: number | null;

  @ValidateWith((value) => isHsCode(String(value)), HS_CODE)
  @AsCode()
  @OptionalText('Kode HS', 20, { description: 'Six to ten digits, with dots or without.' })
  hs_code?: string | null;

  @OptionalText('Asal', LONGEST_PLACE, { description: 'Indonesian.' })
  origin?: string | null;

  @OptionalText('Asal (Inggris)', LONGEST_PLACE)
  origin_en?: string | null;

  @OptionalText('Pelabuhan muat', LONGEST_PLACE)
  port?: string | null;

  @OptionalInteger('Siap kirim tercepat', LEAD)
  lead_days_min?: number | null;

  @OptionalInteger('Siap kirim terlama', LEAD)
  lead_days_max?: number | null;

  @OptionalNumber('Kapasitas per bulan', { unit: 'ton', description: 'Tonnes.' })
  supply_ton_month?: number | null;

  @OptionalText('Sampel', 300, { lines: true, description: 'Indonesian.' })
  sample?: string | null;

  @OptionalText('Sampel (Inggris)', 300, { lines: true })
  sample_en?: string | null;

  @OptionalText('Pembelian lokal', 300, { lines: true, description: 'Indonesian.' })
  local_terms?: string | null;

  @OptionalText('Pembelian lokal (Inggris)', 300, { lines: true })
  local_terms_en?: string | null;

  @OptionalChoice('Ketersediaan', AVAILABILITIES)
  availability?: Availability | null;

  @OptionalDay('Tersedia lagi mulai', { description: 'Told of what is `sold_out`.' })
  back_in_stock_on?: string | null;
}

export class ExportOffer {
  @ApiProperty({ description: 'Per `unit`.' })
  price: number;

  @ApiProperty({ description: 'ISO 4217.' })
  currency: string;

  @ApiProperty({ type: 'string', enum: UNITS })
  unit: Unit;

  @ApiProperty({
    type: 'string',
    nullable: true,
    enum: [...INCOTERMS, null],
    description: 'Incoterms 2020.',
  })
  incoterm: string | null;
}

/** @returns null without a price, and past its last day */
export function exportOfferOf(product: OfferFields): ExportOffer | null {
  const { export_price: price, export_currency: currency, export_unit: unit, export_valid_until } = product;
  if (price === null || !currency || !unit || isPast(export_valid_until)) return null;
  return { price, currency, unit, incoterm: product.export_incoterm };
}

type OfferFields = Pick<
  Required<TradeFields>,
  'export_price' | 'export_currency' | 'export_unit' | 'export_incoterm' | 'export_valid_until'
>;
