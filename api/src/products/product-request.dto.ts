import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { CategoryId } from '../categories/category-id.decorator.js';
import { FormNumber, HIGHEST_PRICE, OptionalInteger, WithTwoDecimals } from '../http/number-rules.js';
import { OptionalText, ReadVersion, RequiredText } from '../http/rules.js';
import { ImageField } from '../media/image-upload.decorator.js';
import type { Specs } from '../spec-fields/spec-values.js';
import { FocusField } from './product-picture.dto.js';
import { SentSpecs } from './specs.dto.js';
import { TradeFields } from './trade.dto.js';

const LONGEST_NAME = 150;
const LONGEST_DESCRIPTION = 5000;

const CREATE_NEEDS = 'Nama, harga, dan kategori wajib diisi.';
const UPDATE_NEEDS = 'Nama dan kategori wajib diisi.';

const Name = (missing: string) => RequiredText('Nama', LONGEST_NAME, { blank: missing });

/** Sent in place of a price: an empty one may have been forgotten. */
export const ON_REQUEST = 'on_request';
type OnRequest = typeof ON_REQUEST;

const Price = ({ onRequest }: { onRequest: OnRequest | null }) =>
  applyDecorators(
    // class-transformer begins with the last decorator.
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
  title: 'Harga',
  minimum: 0,
  maximum: HIGHEST_PRICE,
  oneOf: [
    { type: 'number', ...amount },
    { type: 'string', enum: [ON_REQUEST] },
  ],
});

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

  @FocusField()
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

  @OptionalInteger('Salinan dari', {
    min: 1,
    description:
      'A product, whose pictures this one gets too. `image`, when it is sent, stands for its first.',
    ...{ 'x-part-of': 'image' },
  })
  copy_of?: number | null;
}

export class ProductChange extends ProductFields {
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
}

export class UpdateProductRequest extends IntersectionType(ProductChange, ReadVersion) {}
