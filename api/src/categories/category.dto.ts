import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { ReadVersion, RequiredText } from '../http/rules.js';
import type { Category } from './category.entity.js';

export class CategoryRequest {
  @ApiProperty({ maxLength: 100, description: 'Unique, case aside. Not dots alone, which are no address.' })
  @Matches(/[^.]/, { message: 'Nama kategori tidak boleh hanya titik.' })
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
