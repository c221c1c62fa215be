import { ApiProperty } from '@nestjs/swagger';
import { ReadVersion, RequiredText } from '../http/rules.js';
import { ImageField } from '../media/image-upload.decorator.js';
import type { CompanyInfo } from './company-info.entity.js';

export class CompanyInfoRequest {
  @RequiredText('Judul', 150, { description: 'Title.' })
  judul: string;

  @RequiredText('Deskripsi', 2000, { lines: true, description: 'Description.' })
  value_company: string;

  @ImageField()
  image?: unknown;
}

export class UpdateCompanyInfoRequest extends CompanyInfoRequest {
  @ReadVersion()
  version?: number | null;
}

export class CompanyInfoResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  judul: string;

  @ApiProperty()
  value_company: string;

  @ApiProperty({ type: 'string', nullable: true, description: "Like a product's." })
  image: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

export function toCompanyInfoResponse(info: CompanyInfo): CompanyInfoResponse {
  const { id, judul, value_company, image, updated_at, version } = info;
  return { id, judul, value_company, image, updated_at, version };
}
