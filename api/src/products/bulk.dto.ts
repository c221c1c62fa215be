import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateIf,
} from 'class-validator';
import { CategoryId } from '../categories/category-id.decorator.js';
import { HIGHEST_INTEGER, WithTwoDecimals } from '../http/number-rules.js';
import { BlankAsNull, notOneOf } from '../http/rules.js';
import { AVAILABILITIES, type Availability } from './trade.dto.js';

/** No more than `ROWS_PER_STATEMENT`: they are locked, changed and noted as one. */
const MOST_AT_ONCE = 200;
const NO_IDS = `Pilih 1 sampai ${MOST_AT_ONCE} produk.`;
const NO_ID = 'Id harus berupa angka.';

export class ProductIds {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MOST_AT_ONCE })
  @Max(HIGHEST_INTEGER, { each: true, message: NO_ID })
  @Min(1, { each: true, message: NO_ID })
  @IsInt({ each: true, message: NO_ID })
  @ArrayMaxSize(MOST_AT_ONCE, { message: NO_IDS })
  @ArrayMinSize(1, { message: NO_IDS })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

export class BulkChanged {
  @ApiProperty({ type: [Number], description: 'Those that were there; the others are gone.' })
  ids: number[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of the history, for `POST history/{id}/undo`. Null when nothing has changed.',
  })
  entry: number | null;
}

export class BulkAvailabilityRequest extends ProductIds {
  @ApiProperty({
    title: 'Ketersediaan',
    type: 'string',
    nullable: true,
    enum: [...AVAILABILITIES, null],
    description: 'Null or empty: none.',
  })
  @BlankAsNull()
  @ValidateIf((_, value) => value !== null)
  @IsIn(AVAILABILITIES, {
    message: `Ketersediaan harus salah satu dari: ${AVAILABILITIES.join(', ')}, atau dikosongkan.`,
  })
  availability: Availability | null;
}

export class MoveSomeRequest extends ProductIds {
  @CategoryId('Kategori tujuan wajib diisi.')
  category_id: number;
}

export const ROUND_TO = [1, 100, 500, 1000] as const;
export const PRICES = ['price', 'export_price'] as const;
type PriceField = (typeof PRICES)[number];
const MOST_PERCENT = 1000;
const VERSIONS = 'Setiap produk perlu versinya.';

export class BulkPricesRequest extends ProductIds {
  @ApiProperty({
    type: [Number],
    required: false,
    description:
      'Of each of `ids`, as the preview had them: the prices are saved. When somebody has changed one of them since: 409.',
  })
  @IsInt({ each: true, message: VERSIONS })
  @IsArray({ message: VERSIONS })
  @IsOptional()
  versions?: number[];

  @ApiProperty({ enum: PRICES, isArray: true, minItems: 1 })
  @IsIn(PRICES, { each: true, message: notOneOf('Harga', PRICES) })
  @ArrayNotEmpty({ message: 'Pilih harga yang diubah.' })
  @IsArray({ message: 'Pilih harga yang diubah.' })
  prices: PriceField[];

  @ApiProperty({
    exclusiveMinimum: true,
    minimum: -100,
    maximum: MOST_PERCENT,
    description: 'With two decimals at most. Below 0: lower prices.',
  })
  @Max(MOST_PERCENT, { message: `Persen paling besar ${MOST_PERCENT.toLocaleString('id-ID')}.` })
  @Min(-99.99, { message: 'Persen harus lebih dari -100.' })
  @WithTwoDecimals('Persen harus berupa angka, paling banyak dua desimal, misalnya 5, -3, atau 2,5.')
  percent: number;

  @ApiProperty({
    type: 'integer',
    enum: ROUND_TO,
    description: 'Of rupiah prices; export prices keep two decimals. What is in the middle goes up.',
  })
  @IsIn(ROUND_TO, { message: notOneOf('Bulatkan ke', ROUND_TO.map(String)) })
  round_to: (typeof ROUND_TO)[number];
}

class NewPrice {
  @ApiProperty({ type: 'number' })
  from: number;

  @ApiProperty({ type: 'number' })
  to: number;
}

export class ProductWithNewPrice {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  version: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: NewPrice, required: false })
  price?: NewPrice;

  @ApiProperty({ type: NewPrice, required: false })
  export_price?: NewPrice;

  @ApiProperty({ type: 'string', nullable: true })
  export_currency: string | null;
}

export class BulkPrices extends BulkChanged {
  @ApiProperty({
    type: [ProductWithNewPrice],
    description: 'Those whose prices change; the others have no such price, or keep it.',
  })
  products: ProductWithNewPrice[];
}

export class BulkUndone {
  @ApiProperty({ type: 'integer', description: 'How many products are as they were before.' })
  undone: number;

  @ApiProperty({
    type: 'integer',
    description:
      'How many stay as they are, as they have been changed since or may not be as before any more.',
  })
  skipped: number;
}

export function undoneMessage({ undone, skipped }: BulkUndone): string {
  const left = `${skipped} dibiarkan karena sudah diubah lagi atau tidak bisa dikembalikan.`;
  return skipped > 0 ? `${undone} produk dikembalikan, ${left}` : `${undone} produk dikembalikan.`;
}
