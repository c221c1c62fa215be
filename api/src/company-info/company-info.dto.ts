import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { TranslatedResponse } from '../history/record.dto.js';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import { OptionalText, ReadVersion, RequiredText } from '../http/rules.js';
import { ImageField } from '../media/image-upload.decorator.js';
import { TintField } from '../media/answered-pictures.interceptor.js';

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

export class UpdateCompanyInfoRequest extends IntersectionType(CompanyInfoRequest, ReadVersion) {}

export class CompanyInfoResponse extends IntersectionType(
  TranslatedResponse,
  ResponseFieldsOf(CompanyInfoRequest, ['image']),
) {
  @ApiProperty({ type: 'string', nullable: true, description: "Like a product's." })
  image: string | null;

  @TintField()
  tint?: string;
}

export const COMPANY_INFO_TRANSLATIONS = { judul_en: 'judul', value_company_en: 'value_company' } as const;

export const toCompanyInfoResponse = responseOf(CompanyInfoResponse);
