import { Body, Param, Query } from '@nestjs/common';
import {
  type AuthenticatedUser,
  CreatingUser,
  CurrentUser,
  IsStaff,
} from '../auth/current-user.decorator.js';
import { PublicInPart } from '../auth/public.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, ListRoute, RemoveRoute, UpdateRoute } from '../http/routes.decorator.js';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import {
  CertificateRequest,
  CertificateResponse,
  toCertificateResponse,
  UpdateCertificateRequest,
} from './certificate.dto.js';
import { CERTIFICATE_LIST, CertificatesService } from './certificates.service.js';

@CatalogueController('certificate')
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  @ListRoute(
    'List the certificates, without a token the public and unexpired ones',
    CertificateResponse,
    CERTIFICATE_LIST,
  )
  @PublicInPart()
  async list(@Query() query: ListQuery, @IsStaff() isStaff: boolean): Promise<Page<CertificateResponse>> {
    const page = await this.certificates.list(query, isStaff);
    return page.map((certificate) => toCertificateResponse(certificate, isStaff));
  }

  @FindRoute('Read a certificate, without a token a public and unexpired one', CertificateResponse)
  @PublicInPart()
  async find(@Param('id', IdPipe) id: number, @IsStaff() isStaff: boolean): Promise<CertificateResponse> {
    return toCertificateResponse(await this.certificates.find(id, isStaff), isStaff);
  }

  @CreateRoute('Add a certificate', CertificateResponse, 'Sertifikat berhasil ditambahkan.')
  async create(
    @Body() body: CertificateRequest,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<CertificateResponse> {
    return toCertificateResponse(await this.certificates.create(body, caller), true);
  }

  @UpdateRoute('Change a certificate', CertificateResponse, 'Sertifikat berhasil diperbarui.')
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCertificateRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<CertificateResponse> {
    return toCertificateResponse(await this.certificates.update(id, body, caller), true);
  }

  @RemoveRoute('Delete a certificate', 'Sertifikat berhasil dihapus.')
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.certificates.remove(id, caller);
  }
}
