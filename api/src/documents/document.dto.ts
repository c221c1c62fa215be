import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { RecordResponse } from '../history/record.dto.js';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import { notOneOf, OptionalText, ReadVersion, RequiredText, YesNo } from '../http/rules.js';
import { OptionalUpload } from '../media/image-upload.decorator.js';
import { type Document, type Language, LANGUAGES } from './document.entity.js';
import { ProductIdsField } from './product-links.js';

const LONGEST_TITLE = 150;
const LARGEST_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = `Ukuran PDF paling besar ${LARGEST_BYTES / 1024 / 1024} MB.`;

export const PdfUpload = () =>
  OptionalUpload({ field: 'file', mostBytes: LARGEST_BYTES, tooLarge: TOO_LARGE });

export class DocumentRequest {
  @RequiredText('Judul', LONGEST_TITLE, { description: 'Indonesian.' })
  title: string;

  @OptionalText('Judul (Inggris)', LONGEST_TITLE)
  title_en?: string | null;

  @ApiProperty({ title: 'Bahasa', enum: LANGUAGES, description: 'That the document is written in.' })
  @IsIn(LANGUAGES, { message: notOneOf('Bahasa', LANGUAGES) })
  language: Language;

  @YesNo('Publik', { description: 'Shown to visitors. Left out of a new one: no.' })
  is_public?: boolean;

  @ProductIdsField()
  product_ids?: number[];

  /** A record sent back as it was read has the file's address. */
  @ApiProperty({
    title: 'Berkas PDF',
    required: false,
    type: 'string',
    format: 'binary',
    description: 'PDF, up to 10 MB. Only in a multipart form; a new document needs one.',
    ...{ 'x-max-bytes': LARGEST_BYTES },
  })
  @IsOptional()
  file?: unknown;
}

export class UpdateDocumentRequest extends IntersectionType(DocumentRequest, ReadVersion) {}

export class DocumentResponse extends IntersectionType(
  RecordResponse,
  ResponseFieldsOf(DocumentRequest, ['file']),
) {
  @ApiProperty({ example: '/api/document/7/file' })
  file: string;

  @ApiProperty({ type: 'integer', description: 'In bytes.' })
  size: number;

  @ApiProperty({ description: 'A password is needed to open it, or to print or copy from it.' })
  is_encrypted: boolean;
}

const response = responseOf(DocumentResponse);

export const toDocumentResponse = (document: Document): DocumentResponse =>
  response({ ...document, file: `/api/document/${document.id}/file` });
