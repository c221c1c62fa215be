import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, Max, Min } from 'class-validator';
import { FormInteger, HIGHEST_INTEGER } from '../http/number-rules.js';

export const UNKNOWN_CATEGORY = 'Kategori tidak ditemukan.';

export const CategoryId = (missing: string, title = 'Kategori') =>
  applyDecorators(
    ApiProperty({ title, type: 'integer', minimum: 1 }),
    FormInteger(),
    IsNotEmpty({ message: missing }),
    IsInt({ message: UNKNOWN_CATEGORY }),
    Min(1, { message: UNKNOWN_CATEGORY }),
    Max(HIGHEST_INTEGER, { message: UNKNOWN_CATEGORY }),
  );
