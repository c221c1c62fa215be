import { IntersectionType } from '@nestjs/swagger';
import { RecordResponse } from '../history/record.dto.js';
import { OptionalInteger } from '../http/number-rules.js';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import { OptionalDay, OptionalText, ReadVersion, RequiredText, YesNo } from '../http/rules.js';
import type { Certificate } from './certificate.entity.js';
import { ProductIdsField } from './product-links.js';

export class CertificateRequest {
  @RequiredText('Jenis', 60, { description: "As 'Halal' or 'ISO 9001'." })
  kind: string;

  @RequiredText('Nomor', 100)
  number: string;

  @RequiredText('Penerbit', 150)
  issuer: string;

  @OptionalText('Ruang lingkup', 300, { description: 'Indonesian.' })
  scope?: string | null;

  @OptionalText('Ruang lingkup (Inggris)', 300)
  scope_en?: string | null;

  @OptionalDay('Tanggal terbit')
  issued_at?: string | null;

  @OptionalDay('Berlaku sampai', {
    description: 'Its last day; from the next one on visitors are not shown it. Empty: without end.',
  })
  expires_at?: string | null;

  @OptionalInteger('Dokumen', {
    min: 1,
    description: 'The id of a `document`. Without a token null unless that is public.',
  })
  document_id?: number | null;

  @YesNo('Publik', { description: 'Shown to visitors. Left out of a new one: no.' })
  is_public?: boolean;

  @ProductIdsField()
  product_ids?: number[];
}

export class UpdateCertificateRequest extends IntersectionType(CertificateRequest, ReadVersion) {}

export class CertificateResponse extends IntersectionType(
  RecordResponse,
  ResponseFieldsOf(CertificateRequest, []),
) {}

const response = responseOf(CertificateResponse);

export function toCertificateResponse(certificate: Certificate, isStaff: boolean): CertificateResponse {
  const isShown = isStaff || certificate.document?.is_public;
  return response({ ...certificate, document_id: isShown ? certificate.document_id : null });
}
