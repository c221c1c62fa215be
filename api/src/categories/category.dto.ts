import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TranslatedResponse } from '../history/record.dto.js';
import { EachLine } from '../http/each-line.decorator.js';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import { OptionalText, ReadVersion, RequiredText, ValidateWith, tooLong } from '../http/rules.js';
import { ImageField } from '../media/image-upload.decorator.js';
import { TintField } from '../media/answered-pictures.interceptor.js';
import { LONGEST_NAME, nameKey } from './category.entity.js';

const UNADDRESSABLE = 'Nama kategori tidak boleh memuat "%2F" atau berakhir dengan ".data".';

const MOST_FACTS = 4;

function isFact(line: string): boolean {
  const [name, ...content] = line.split(':');
  return Boolean(name?.trim() && content.join(':').trim());
}

const AreFacts = () =>
  EachLine(
    (line, above) => above.length < MOST_FACTS && isFact(line),
    `Fakta ditulis satu per baris dengan titik dua di antara nama dan isinya, paling banyak ${MOST_FACTS}, misalnya 'Asal: Temanggung'.`,
  );

export class CategoryRequest {
  @Matches(/[^.]/, { message: 'Nama kategori tidak boleh hanya titik.' })
  // React Router takes `%2F` for a slash, and Remix `.data` for a request for data.
  @Matches(/^(?!.*(%2f|\.data$))/is, { message: UNADDRESSABLE })
  // In lower case a name may be longer.
  @ValidateWith(
    (value) => nameKey(String(value)).length <= LONGEST_NAME,
    tooLong('Nama kategori', LONGEST_NAME),
  )
  @RequiredText('Nama kategori', LONGEST_NAME, {
    blank: 'Nama kategori tidak boleh kosong.',
    description: 'Unique, case aside. Not dots alone, %2F or a .data at its end, which are no address.',
  })
  nama_category: string;

  @OptionalText('Sebutan (Indonesia)', LONGEST_NAME)
  nama_id?: string | null;

  @OptionalText('Subjudul (Inggris)', 150, { description: 'In the banner, below the name. Empty: none.' })
  heading?: string | null;

  @OptionalText('Pengantar (Inggris)', 1000, { lines: true, description: 'In the banner. Empty: none.' })
  intro?: string | null;

  @AreFacts()
  @OptionalText('Fakta (Inggris)', 1000, {
    lines: true,
    description: `Up to ${MOST_FACTS}, one a line: 'Origin: Temanggung'. Empty: none.`,
  })
  facts?: string | null;

  @OptionalText('Subjudul (Indonesia)', 150)
  heading_id?: string | null;

  @OptionalText('Pengantar (Indonesia)', 1000, { lines: true })
  intro_id?: string | null;

  @AreFacts()
  @OptionalText('Fakta (Indonesia)', 1000, { lines: true })
  facts_id?: string | null;

  @ImageField()
  image?: unknown;
}

export class UpdateCategoryRequest extends IntersectionType(CategoryRequest, ReadVersion) {}

export class CategoryResponse extends IntersectionType(
  TranslatedResponse,
  ResponseFieldsOf(CategoryRequest, ['image']),
) {
  @ApiProperty({ type: 'string', nullable: true, description: "Like a product's." })
  image: string | null;

  @TintField()
  tint?: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'The name that it was created with.' })
  original_name: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;
}

export const CATEGORY_TRANSLATIONS = {
  nama_id: 'nama_category',
  heading_id: 'heading',
  intro_id: 'intro',
  facts_id: 'facts',
} as const;
export const CATEGORY_ENGLISH = Object.fromEntries(
  Object.entries(CATEGORY_TRANSLATIONS).map(([indonesian, english]) => [english, indonesian]),
);

export const toCategoryResponse = responseOf(CategoryResponse);
