import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import {
  FormInteger,
  FormNumber,
  HIGHEST_INTEGER,
  OptionalText,
  ReadVersion,
  RequiredText,
  WithTwoDecimals,
} from '../http/rules.js';
import { ImageField } from '../media/image-upload.decorator.js';
import { PICTURE_WIDTHS } from '../media/picture-rules.js';
import type { Product } from './product.entity.js';

const LONGEST_NAME = 150;
const LONGEST_DESCRIPTION = 5000;
// decimal(15,2), less what a JSON number can tell apart
const HIGHEST_PRICE = 9_999_999_999_999.99;

const CREATE_NEEDS = 'Nama, harga, dan kategori wajib diisi.';
const UPDATE_NEEDS = 'Nama dan kategori wajib diisi.';
export const UNKNOWN_CATEGORY = 'Kategori tidak ditemukan.';

const Name = (missing: string) => RequiredText('Nama', LONGEST_NAME, { blank: missing });

export const CategoryId = (missing: string) =>
  applyDecorators(
    ApiProperty({ title: 'Kategori', type: 'integer', minimum: 1 }),
    FormInteger(),
    IsNotEmpty({ message: missing }),
    IsInt({ message: UNKNOWN_CATEGORY }),
    Min(1, { message: UNKNOWN_CATEGORY }),
    Max(HIGHEST_INTEGER, { message: UNKNOWN_CATEGORY }),
  );

/** Said instead of a price, as an empty one may have been forgotten. */
export const ON_REQUEST = 'on_request';
type OnRequest = typeof ON_REQUEST;

const Price = ({ onRequest }: { onRequest: OnRequest | null }) =>
  applyDecorators(
    // class-transformer begins with the last.
    Transform(({ value, obj }: { value: unknown; obj: Record<string, unknown> }) =>
      obj.price === ON_REQUEST ? onRequest : value,
    ),
    FormNumber(),
    ValidateIf((_, value) => value !== ON_REQUEST),
    WithTwoDecimals('Harga harus berupa angka, paling banyak dua desimal.'),
    Min(0, { message: 'Harga tidak boleh negatif.' }),
    Max(HIGHEST_PRICE, { message: 'Harga terlalu besar.' }),
  );

const priceOf = (amount: { nullable?: boolean }) => ({
  ...{ title: 'Harga', minimum: 0, maximum: HIGHEST_PRICE },
  oneOf: [
    { type: 'number', ...amount },
    { type: 'string', enum: [ON_REQUEST] },
  ],
});

class ProductFields {
  @OptionalText('Deskripsi', LONGEST_DESCRIPTION, { lines: true, description: 'Empty: none.' })
  description?: string | null;

  @ImageField()
  image?: unknown;
}

export class CreateProductRequest extends ProductFields {
  @Name(CREATE_NEEDS)
  name: string;

  @ApiProperty({
    ...priceOf({}),
    description: `Rupiah, or '${ON_REQUEST}' for a product without a price.`,
  })
  @Price({ onRequest: ON_REQUEST })
  @IsNotEmpty({ message: CREATE_NEEDS })
  price: number | OnRequest;

  @CategoryId(CREATE_NEEDS)
  category_id: number;
}

export class UpdateProductRequest extends ProductFields {
  @Name(UPDATE_NEEDS)
  name: string;

  @ApiProperty({
    ...priceOf({ nullable: true }),
    required: false,
    description: `Rupiah. Left out: unchanged; empty or '${ON_REQUEST}': no price.`,
  })
  @IsOptional()
  @Price({ onRequest: null })
  price?: number | null;

  @CategoryId(UPDATE_NEEDS)
  category_id: number;

  @ReadVersion()
  version?: number | null;
}

export class ProductCategory {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  nama_category: string;
}

export class ProductResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'string', nullable: true })
  description: string | null;

  @ApiProperty({ type: 'number', nullable: true, description: 'Rupiah; null: price on request.' })
  price: number | null;

  @ApiProperty({ type: 'integer' })
  category_id: number;

  @ApiProperty()
  category: ProductCategory;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: '/media/3f9a1c…-1200x900/1200.jpg',
    description:
      'The largest rendition. Its folder names the size in pixels; beside it lie those of `x-widths` that are smaller, each as .avif, .webp and .jpg.',
    ...{ 'x-widths': PICTURE_WIDTHS },
  })
  image: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

/** A product as lists read it. */
export type ListedProduct = Omit<Product, 'category'> & { category: ProductCategory };

export function toProductResponse(product: ListedProduct): ProductResponse {
  const { id, name, description, price, category_id, image, created_at, updated_at, version } = product;
  const category = { id: product.category.id, nama_category: product.category.nama_category };
  return { id, name, description, price, category_id, category, image, created_at, updated_at, version };
}
