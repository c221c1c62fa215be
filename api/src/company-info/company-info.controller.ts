import { Body, Controller, Delete, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
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
import { CompanyInfoService } from './company-info.service.js';

@ApiTags('dashboard')
@Controller('dashboard')
export class CompanyInfoController {
  constructor(private readonly infos: CompanyInfoService) {}

  @ApiOperation({ description: 'Sort: id, judul, updated_at. Filter: q, id.' })
  @Public()
  @Get()
  @ApiListQuery()
  @ApiEnvelope(CompanyInfoResponse, { list: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<CompanyInfoResponse>> {
    return (await this.infos.list(query)).map(toCompanyInfoResponse);
  }

  @Public()
  @Get(':id')
  @ApiEnvelope(CompanyInfoResponse, { refuses: [400, 404] })
  async find(@Param('id', IdPipe) id: number): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.find(id));
  }

  @Post()
  @Message('Data perusahaan berhasil ditambahkan.')
  @ImageUpload()
  @ApiBearerAuth()
  @ApiEnvelope(CompanyInfoResponse, { status: 201, refuses: [401, 413, 415, 422, 503] })
  async create(
    @Body() body: CompanyInfoRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.create(body, file, caller));
  }

  @Put(':id')
  @Message('Data perusahaan berhasil diperbarui.')
  @ImageUpload()
  @ApiBearerAuth()
  @ApiEnvelope(CompanyInfoResponse, { refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCompanyInfoRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.update(id, body, file, caller));
  }

  @Delete(':id')
  @Message('Data perusahaan berhasil dihapus.')
  @ApiBearerAuth()
  @ApiEnvelope(null, { refuses: [400, 401, 404] })
  remove(@Param('id', IdPipe) id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.infos.remove(id, caller);
  }
}
