import { Body, Param, Query, UploadedFile } from '@nestjs/common';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, ListRoute, UpdateRoute } from '../http/routes.decorator.js';
import { ImageFile, ImageUpload } from '../media/image-upload.decorator.js';
import { CATEGORY_LIST, CategoriesService } from './categories.service.js';
import {
  CategoryRequest,
  CategoryResponse,
  toCategoryResponse,
  UpdateCategoryRequest,
} from './category.dto.js';

@CatalogueController('category')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @ListRoute('List the categories', CategoryResponse, CATEGORY_LIST)
  @Public()
  async list(@Query() query: ListQuery): Promise<Page<CategoryResponse>> {
    return (await this.categories.list(query)).map(toCategoryResponse);
  }

  @FindRoute('Read a category', CategoryResponse)
  @Public()
  async find(@Param('id', IdPipe) id: number): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.find(id));
  }

  @CreateRoute('Add a category', CategoryResponse, 'Kategori berhasil ditambahkan.')
  @ImageUpload()
  async create(
    @Body() body: CategoryRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.create(body, file, caller));
  }

  @UpdateRoute('Change a category', CategoryResponse, 'Kategori berhasil diperbarui.')
  @ImageUpload()
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCategoryRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.update(id, body, file, caller));
  }
}
