import { ApiProperty } from '@nestjs/swagger';
import { ProductResponse } from '../products/product.dto.js';

export class TrashedProductResponse extends ProductResponse {
  @ApiProperty({ type: 'string', format: 'date-time' })
  deleted_at: Date;

  @ApiProperty({ description: 'The administrator who did.' })
  deleted_by: string;

  @ApiProperty({ type: 'string', format: 'date-time', description: 'When it goes for good.' })
  expires_at: Date;
}
