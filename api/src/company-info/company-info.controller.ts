import { Body, Param, Query, UploadedFile } from '@nestjs/common';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, ListRoute, RemoveRoute, UpdateRoute } from '../http/routes.decorator.js';
import { ImageFile, ImageUpload } from '../media/image-upload.decorator.js';
import {
  CompanyInfoRequest,
  CompanyInfoResponse,
  toCompanyInfoResponse,
  UpdateCompanyInfoRequest,
} from './company-info.dto.js';
import { COMPANY_INFO_LIST, CompanyInfoService } from './company-info.service.js';

@CatalogueController('dashboard')
export class CompanyInfoController {
  constructor(private readonly infos: CompanyInfoService) {}

  @ListRoute('List the company information', CompanyInfoResponse, COMPANY_INFO_LIST)
  @Public()
  async list(@Query() query: ListQuery): Promise<Page<CompanyInfoResponse>> {
    return (await this.infos.list(query)).map(toCompanyInfoResponse);
  }

  @FindRoute('Read a company information', CompanyInfoResponse)
  @Public()
  async find(@Param('id', IdPipe) id: number): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.find(id));
  }

  @CreateRoute('Add a company information', CompanyInfoResponse, 'Data perusahaan berhasil ditambahkan.')
  @ImageUpload()
  async create(
    @Body() body: CompanyInfoRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.create(body, file, caller));
  }

  @UpdateRoute('Change a company information', CompanyInfoResponse, 'Data perusahaan berhasil diperbarui.')
  @ImageUpload()
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCompanyInfoRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<CompanyInfoResponse> {
    return toCompanyInfoResponse(await this.infos.update(id, body, file, caller));
  }

  @RemoveRoute('Delete a company information', 'Data perusahaan berhasil dihapus.')
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.infos.remove(id, caller);
  }
}
