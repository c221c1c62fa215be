import { ApiProperty } from '@nestjs/swagger';
import { Matches, ValidateBy } from 'class-validator';
import { ReadVersion, RequiredText, tooLong } from '../http/rules.js';
import { type Category, LONGEST_NAME, nameKey } from './category.entity.js';

const UNADDRESSABLE = 'Nama kategori tidak boleh memuat "%2F" atau berakhir dengan ".data".';

/** In lower case a name may be longer. */
const HasKeyThatFits = () =>
  ValidateBy(
    {
      name: 'hasKeyThatFits',
      validator: { validate: (value) => nameKey(String(value)).length <= LONGEST_NAME },
    },
    { message: tooLong('Nama kategori', LONGEST_NAME) },
  );

export class CategoryRequest {
  @Matches(/[^.]/, { message: 'Nama kategori tidak boleh hanya titik.' })
  // React Router takes the one for a slash, Remix the other for a request for data.
  @Matches(/^(?!.*(%2f|\.data$))/is, { message: UNADDRESSABLE })
  @HasKeyThatFits()
  @RequiredText('Nama kategori', LONGEST_NAME, {
    blank: 'Nama kategori tidak boleh kosong.',
    description: 'Unique, case aside. Not dots alone, %2F or a .data at its end, which are no address.',
  })
  nama_category: string;
}

export class UpdateCategoryRequest extends CategoryRequest {
  @ReadVersion()
  version?: number | null;
}

export class CategoryResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  nama_category: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

export function toCategoryResponse({
  id,
  nama_category,
  created_at,
  updated_at,
  version,
}: Category): CategoryResponse {
  return { id, nama_category, created_at, updated_at, version };
}
