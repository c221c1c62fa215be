import { ApiProperty } from '@nestjs/swagger';
import { ProductResponse, toProductResponse } from '../products/product.dto.js';
import type { Trashed } from './trash.service.js';

export class TrashedProductResponse extends ProductResponse {
  @ApiProperty({ type: 'string', format: 'date-time' })
  deleted_at: Date;

  @ApiProperty({ description: 'The administrator who did.' })
  deleted_by: string;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it goes for good; null for one that is kept.',
  })
  expires_at: Date | null;
}

export function toTrashedProductResponse({
  product,
  deleted_at,
  deleted_by,
  expires_at,
}: Trashed): TrashedProductResponse {
  return { ...toProductResponse(product), deleted_at, deleted_by, expires_at };
}

export class MovedSome {
  @ApiProperty({
    type: [Number],
    description: 'Those that were moved; of the others another administrator was first.',
  })
  ids: number[];
}
