import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { ProductResponse, toProductResponse } from '../products/product.dto.js';
import type { Trashed } from './trash.service.js';

export class TrashedProductResponse extends ProductResponse {
  @ApiProperty({ type: 'string', format: 'date-time' })
  deleted_at: Date;

  @ApiProperty({ description: 'The administrator who did.' })
  deleted_by: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it goes for good.' })
  expires_at: Date;
}

export function toTrashedProductResponse({
  product,
  deleted_at,
  deleted_by,
  expires_at,
}: Trashed): TrashedProductResponse {
  return { ...toProductResponse(product), deleted_at, deleted_by, expires_at };
}

const NO_IDS = `Pilih 1 sampai ${ROWS_PER_STATEMENT} produk.`;
const NO_ID = 'Id harus berupa angka.';

export class SomeProducts {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: ROWS_PER_STATEMENT })
  @Max(HIGHEST_INTEGER, { each: true, message: NO_ID })
  @Min(1, { each: true, message: NO_ID })
  @IsInt({ each: true, message: NO_ID })
  @ArrayMaxSize(ROWS_PER_STATEMENT, { message: NO_IDS })
  @ArrayMinSize(1, { message: NO_IDS })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

export class MovedSome {
  @ApiProperty({
    type: [Number],
    description: 'Those that were moved; of the others another administrator was first.',
  })
  ids: number[];
}
