import { ApiProperty } from '@nestjs/swagger';
import { OptionalText, ReadVersion, RequiredText } from '../http/rules.js';
import { ImageField } from '../media/image-upload.decorator.js';
import { TintField } from '../media/picture-tints.interceptor.js';
import type { CompanyInfo } from './company-info.entity.js';

export class CompanyInfoRequest {
  @RequiredText('Judul', 150, { description: 'Title, Indonesian.' })
  judul: string;

  @RequiredText('Deskripsi', 2000, { lines: true, description: 'Description, Indonesian.' })
  value_company: string;

  @OptionalText('Sebutan (Inggris)', 150)
  judul_en?: string | null;

  @OptionalText('Uraian (Inggris)', 2000, { lines: true })
  value_company_en?: string | null;

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

  @ApiProperty({ type: 'string', nullable: true })
  judul_en: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  value_company_en: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: "Like a product's." })
  image: string | null;

  @TintField()
  tint?: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;

  @ApiProperty({
    type: [String],
    example: ['judul_en'],
    description: 'The English fields whose Indonesian text has changed since they were last edited.',
  })
  outdated_translations: string[];
}

/** What is Indonesian, and its English. */
export const COMPANY_INFO_TRANSLATIONS = { judul_en: 'judul', value_company_en: 'value_company' } as const;

export function toCompanyInfoResponse(info: CompanyInfo): CompanyInfoResponse {
  const { id, judul, value_company, judul_en, value_company_en, image, updated_at, version } = info;
  return {
    id,
    judul,
    value_company,
    judul_en,
    value_company_en,
    image,
    updated_at,
    version,
    outdated_translations: info.outdated_translations ?? [],
  };
}
