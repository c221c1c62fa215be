import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser, IsStaff } from '../auth/current-user.decorator.js';
import { PublicInPart } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CatalogueReads } from '../response-cache/catalogue-reads.decorator.js';
import {
  CertificateRequest,
  CertificateResponse,
  toCertificateResponse,
  UpdateCertificateRequest,
} from './certificate.dto.js';
import { CERTIFICATE_LIST, CertificatesService } from './certificates.service.js';

@ApiTags('certificate')
@CatalogueReads()
@Controller('certificate')
export class CertificatesController {
  constructor(private readonly certificates: CertificatesService) {}

  @ApiOperation({ summary: 'List the certificates, without a token the public and unexpired ones' })
  @PublicInPart()
  @Get()
  @ApiListQuery(CERTIFICATE_LIST)
  @ApiEnvelope(CertificateResponse, { list: true, refuses: [400, 401, 422] })
  async list(@Query() query: ListQuery, @IsStaff() isStaff: boolean): Promise<Page<CertificateResponse>> {
    const page = await this.certificates.list(query, isStaff);
    return page.map((certificate) => toCertificateResponse(certificate, isStaff));
  }

  @ApiOperation({ summary: 'Read a certificate, without a token a public and unexpired one' })
  @PublicInPart()
  @Get(':id')
  @ApiEnvelope(CertificateResponse, { refuses: [400, 401, 404] })
  async find(@Param('id', IdPipe) id: number, @IsStaff() isStaff: boolean): Promise<CertificateResponse> {
    return toCertificateResponse(await this.certificates.find(id, isStaff), isStaff);
  }

  @ApiOperation({ summary: 'Add a certificate' })
  @Post()
  @Message('Sertifikat berhasil ditambahkan.')
  @ApiIdempotencyKey()
  @ApiEnvelope(CertificateResponse, { status: 201, refuses: [400, 401, 404, 409, 422] })
  async create(
    @Body() body: CertificateRequest,
    @CurrentUser() caller: AuthenticatedUser,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CertificateResponse> {
    return toCertificateResponse(await this.certificates.create(body, caller, key), true);
  }

  @ApiOperation({ summary: 'Change a certificate' })
  @Put(':id')
  @Message('Sertifikat berhasil diperbarui.')
  @ApiEnvelope(CertificateResponse, { refuses: [400, 401, 404, 409, 422] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCertificateRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<CertificateResponse> {
    return toCertificateResponse(await this.certificates.update(id, body, caller), true);
  }

  @ApiOperation({ summary: 'Delete a certificate' })
  @Delete(':id')
  @Message('Sertifikat berhasil dihapus.')
  @ApiEnvelope(null, { refuses: [400, 401, 404] })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.certificates.remove(id, caller);
  }
}
