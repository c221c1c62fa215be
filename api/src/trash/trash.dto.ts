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
    description: 'When it goes for good.',
  })
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
