import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { ReadVersion, RequiredText } from '../http/rules.js';
import type { Category } from './category.entity.js';

const UNADDRESSABLE = 'Nama kategori tidak boleh memuat "%2F" atau berakhir dengan ".data".';

export class CategoryRequest {
  @ApiProperty({
    maxLength: 100,
    description: 'Unique, case aside. Not dots alone, %2F or a .data at its end, which are no address.',
  })
  @Matches(/[^.]/, { message: 'Nama kategori tidak boleh hanya titik.' })
  // React Router takes the one for a slash, Remix the other for a request for data.
  @Matches(/^(?!.*(%2f|\.data$))/is, { message: UNADDRESSABLE })
  @RequiredText('Nama kategori', 100, { blank: 'Nama kategori tidak boleh kosong.' })
  nama_category: string;
}

export class UpdateCategoryRequest extends CategoryRequest {
  @ReadVersion()
  version?: number | null;
}

export class CategoryResponse {
  @ApiProperty()
  id: number;

  @ApiProperty()
  nama_category: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ description: 'Grows by one with every change.' })
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
