import { ApiProperty } from '@nestjs/swagger';
import { ReadVersion, RequiredText } from '../http/rules.js';
import type { CompanyInfo } from './company-info.entity.js';

export class CompanyInfoRequest {
  @ApiProperty({ maxLength: 150, description: 'Title.' })
  @RequiredText('Judul', 150)
  judul: string;

  @ApiProperty({ maxLength: 2000, description: 'Description.' })
  @RequiredText('Deskripsi', 2000, { lines: true })
  value_company: string;

  @ApiProperty({
    required: false,
    type: 'string',
    format: 'binary',
    description: 'JPEG, PNG, WebP or AVIF, up to 10 MB and 50 megapixels. Only in a multipart form.',
  })
  image?: unknown;
}

export class UpdateCompanyInfoRequest extends CompanyInfoRequest {
  @ReadVersion()
  version?: number | null;
}

export class CompanyInfoResponse {
  @ApiProperty()
  id: number;

  @ApiProperty()
  judul: string;

  @ApiProperty()
  value_company: string;

  @ApiProperty({ type: 'string', nullable: true, description: "Like a product's." })
  image: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ description: 'Grows by one with every change.' })
  version: number;
}

export function toCompanyInfoResponse(info: CompanyInfo): CompanyInfoResponse {
  const { id, judul, value_company, image, updated_at, version } = info;
  return { id, judul, value_company, image, updated_at, version };
}
