import { Body, Controller, Delete, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CatalogueReads } from '../response-cache/catalogue-reads.decorator.js';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ImageFile, ImageUpload } from '../media/image-upload.decorator.js';
import {
  CompanyInfoRequest,
  CompanyInfoResponse,
  toCompanyInfoResponse,
  UpdateCompanyInfoRequest,
} from './company-info.dto.js';
import { COMPANY_INFO_LIST, CompanyInfoService } from './company-info.service.js';

@ApiTags('dashboard')
@CatalogueReads()
@Controller('dashboard')
export class CompanyInfoController {
  constructor(private readonly infos: CompanyInfoService) {}

  @ApiOperation({ summary: 'List the company information' })
  @Public()
  @Get()
  @ApiListQuery(COMPANY_INFO_LIST)
  @ApiEnvelope(CompanyInfoResponse, { list: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<CompanyInfoResponse>> {
    return (await this.infos.list(query)).map(toCompanyInfoResponse);
  }

  @ApiOperation({ summary: 'Read a company information' })
  @Public()
  @Get(':id')
  @ApiEnvelope(CompanyInfoResponse, { refuses: [400, 404] })
  async find(@Param('id', IdPipe) id: number): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.find(id));
  }

  @ApiOperation({ summary: 'Add a company information' })
  @Post()
  @Message('Data perusahaan berhasil ditambahkan.')
  @ImageUpload()
  @ApiIdempotencyKey()
  @ApiEnvelope(CompanyInfoResponse, { status: 201, refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async create(
    @Body() body: CompanyInfoRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.create(body, file, caller, key));
  }

  @ApiOperation({ summary: 'Change a company information' })
  @Put(':id')
  @Message('Data perusahaan berhasil diperbarui.')
  @ImageUpload()
  @ApiEnvelope(CompanyInfoResponse, { refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCompanyInfoRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.update(id, body, file, caller));
  }

  @ApiOperation({ summary: 'Delete a company information' })
  @Delete(':id')
  @Message('Data perusahaan berhasil dihapus.')
  @ApiEnvelope(null, { refuses: [400, 401, 404] })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.infos.remove(id, caller);
  }
}
