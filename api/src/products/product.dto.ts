import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import {
  FormInteger,
  FormNumber,
  HIGHEST_INTEGER,
  HIGHEST_PRICE,
  WithTwoDecimals,
} from '../http/number-rules.js';
import { BlankAsNull, OptionalText, ReadVersion, RequiredText } from '../http/rules.js';
import { outdatedTranslations } from '../history/translations.js';
import { ImageField } from '../media/image-upload.decorator.js';
import { PICTURE_WIDTHS } from '../media/picture-rules.js';
import { isPast } from './export-price-expiry.service.js';
import type { Specs } from '../spec-fields/spec-values.js';
import type { Product } from './product.entity.js';
import { SentSpecs, SPECS, SpecValueShape } from './specs.dto.js';
import { ListedTrade, TradeFacts, tradeFactsOf, TradeFields } from './trade.dto.js';

const LONGEST_NAME = 150;
const LONGEST_DESCRIPTION = 5000;

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

/** 0 to 100, twice. */
const POINT = /^(100|\d\d?) (100|\d\d?)$/;
const FOCUS = {
  type: 'string',
  nullable: true,
  pattern: POINT.source,
  example: '50 30',
  description:
    'Which point of the picture its crops keep in sight: per cent from the left and from the top. Null: the middle.',
} as const;

class ProductFields extends TradeFields {
  @OptionalText('Deskripsi', LONGEST_DESCRIPTION, { lines: true, description: 'Indonesian. Empty: none.' })
  description?: string | null;

  @OptionalText('Sebutan (Inggris)', LONGEST_NAME)
  name_en?: string | null;

  @OptionalText('Uraian (Inggris)', LONGEST_DESCRIPTION, { lines: true })
  description_en?: string | null;

  @SentSpecs()
  specs?: Specs | null;

  @ImageField()
  image?: unknown;

  // Chosen on the picture, so that no form has an input of its own for it.
  @ApiProperty({ ...FOCUS, required: false, ...{ 'x-part-of': 'image' } })
  @IsOptional()
  @BlankAsNull()
  @Matches(POINT, { message: 'Titik fokus harus berupa dua angka dari 0 sampai 100, misalnya 50 30.' })
  focus?: string | null;
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

/** What is Indonesian, and its English. */
export const PRODUCT_TRANSLATIONS = {
  name_en: 'name',
  description_en: 'description',
  packing_en: 'packing',
  origin_en: 'origin',
  sample_en: 'sample',
} as const;

export class ProductCategory {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  nama_category: string;

  @ApiProperty({ type: 'string', nullable: true })
  nama_id: string | null;
}

/** A product as lists have it. */
export class ListedProductResponse extends ListedTrade {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'string', nullable: true })
  name_en: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  description: string | null;

  @ApiProperty({
    description: 'Whether name and description are there in English, as far as they are there at all.',
  })
  has_english: boolean;

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

  @ApiProperty(FOCUS)
  focus: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

@ApiExtraModels(SpecValueShape)
export class ProductResponse extends IntersectionType(ListedProductResponse, TradeFacts) {
  @ApiProperty({ type: 'string', nullable: true })
  description_en: string | null;

  @ApiProperty({ ...SPECS, description: "By the keys of its category's `spec-field`s." })
  specs: Specs;

  @ApiProperty({ description: 'Its last day is over: no visitor is shown the export price.' })
  export_expired: boolean;

  @ApiProperty({
    type: [String],
    example: ['name_en'],
    description: 'The English fields whose Indonesian text has changed since they were last edited.',
  })
  outdated_translations: string[];
}

/** A product as it is read: with what others see of its category. */
export type ProductWithCategory = Omit<Product, 'category'> & { category: ProductCategory };

const LISTED = [
  ...([
    'id',
    'name',
    'name_en',
    'description',
    'price',
    'price_unit',
    'pack_net_kg',
    'moq',
    'moq_unit',
  ] as const),
  ...(['category_id', 'image', 'focus', 'created_at', 'updated_at', 'version'] as const),
] as const satisfies (keyof Product & keyof ListedProductResponse)[];

/** As lists read them. */
export const LISTED_COLUMNS: ReadonlySet<string> = new Set(LISTED);

export type ListedProduct = Pick<ProductWithCategory, (typeof LISTED)[number] | 'category'> & {
  has_english: boolean;
};

export function toListedProductResponse(product: ListedProduct): ListedProductResponse {
  const { id, name, name_en, description, has_english, price, category_id, image, focus } = product;
  const { price_unit, pack_net_kg, moq, moq_unit, created_at, updated_at, version } = product;
  const { nama_category, nama_id } = product.category;
  const category = { id: product.category.id, nama_category, nama_id };
  return {
    ...{ id, name, name_en, description, has_english, price, price_unit, pack_net_kg, moq, moq_unit },
    ...{ category_id, category, image, focus, created_at, updated_at, version },
  };
}

export function toProductResponse(product: Product): ProductResponse {
  const { description_en } = product;
  const has_english = isTranslated(product, description_en);
  return {
    ...toListedProductResponse({ ...product, has_english }),
    ...{ description_en, ...tradeFactsOf(product), specs: product.specs ?? {} },
    export_expired: isPast(product.export_valid_until),
    outdated_translations: outdatedTranslations(PRODUCT_TRANSLATIONS, product),
  };
}

export function isTranslated(
  { name_en, description }: Pick<Product, 'name_en' | 'description'>,
  description_en: unknown,
): boolean {
  return Boolean(name_en) && (!description || Boolean(description_en));
}
