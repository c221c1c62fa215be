import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsInt, IsOptional, Matches } from 'class-validator';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import { BlankAsNull, OptionalText, ReadVersion } from '../http/rules.js';
import { TintField } from '../media/answered-pictures.interceptor.js';
import { LONGEST_ALT, type ProductPicture } from './product-picture.entity.js';

export const MOST_PICTURES = 8;
export const TOO_MANY = `Satu produk paling banyak memiliki ${MOST_PICTURES} gambar.`;

const POINT = /^(100|\d\d?) (100|\d\d?)$/;
// Chosen on the picture, so that no form has an input of its own for it.
export const FocusField = () =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      required: false,
      nullable: true,
      pattern: POINT.source,
      example: '50 30',
      description:
        'Which point of the picture its crops keep in sight: per cent from the left and from the top. Null: the middle.',
      ...{ 'x-part-of': 'image' },
    }),
    IsOptional(),
    BlankAsNull(),
    Matches(POINT, { message: 'Titik fokus harus berupa dua angka dari 0 sampai 100, misalnya 50 30.' }),
  );

const NO_IDS = 'Urutan gambar harus berupa daftar id, masing-masing sekali.';

class PictureOrder {
  @ApiProperty({ type: [Number], description: 'In their new order. What is left out is taken away.' })
  @IsInt({ each: true, message: NO_IDS })
  @ArrayUnique({ message: NO_IDS })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

export class PictureOrderRequest extends IntersectionType(PictureOrder, ReadVersion) {}

class PictureTexts {
  @OptionalText('Teks alternatif', LONGEST_ALT, { description: 'What it shows, in Indonesian.' })
  alt?: string | null;

  @OptionalText('Teks alternatif (Inggris)', LONGEST_ALT)
  alt_en?: string | null;

  @FocusField()
  focus?: string | null;
}

export class PictureRequest extends IntersectionType(PictureTexts, ReadVersion) {}

export class ProductPictureResponse extends ResponseFieldsOf(PictureTexts, []) {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'The largest rendition, as in `image`.' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'From 0 on.' })
  position: number;

  @TintField()
  tint?: string;
}

const response = responseOf(ProductPictureResponse);

export const toPictureResponses = (pictures: readonly ProductPicture[]): ProductPictureResponse[] =>
  pictures.map((picture, position) => response({ ...picture, url: picture.image, position }));
