import { Body, Controller, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common';
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
import { CATEGORY_LIST, CategoriesService } from './categories.service.js';
import {
  CategoryRequest,
  CategoryResponse,
  toCategoryResponse,
  UpdateCategoryRequest,
} from './category.dto.js';

@ApiTags('category')
@CatalogueReads()
@Controller('category')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @ApiOperation({ summary: 'List the categories' })
  @Public()
  @Get()
  @ApiListQuery(CATEGORY_LIST)
  @ApiEnvelope(CategoryResponse, { list: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<CategoryResponse>> {
    return (await this.categories.list(query)).map(toCategoryResponse);
  }

  @ApiOperation({ summary: 'Read a category' })
  @Public()
  @Get(':id')
  @ApiEnvelope(CategoryResponse, { refuses: [400, 404] })
  async find(@Param('id', IdPipe) id: number): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.find(id));
  }

  @ApiOperation({ summary: 'Add a category' })
  @Post()
  @Message('Kategori berhasil ditambahkan.')
  @ImageUpload()
  @ApiIdempotencyKey()
  @ApiEnvelope(CategoryResponse, { status: 201, refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async create(
    @Body() body: CategoryRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
    @IdempotencyKey() key: string | undefined,
  ): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.create(body, file, caller, key));
  }

  @ApiOperation({ summary: 'Change a category' })
  @Put(':id')
  @Message('Kategori berhasil diperbarui.')
  @ImageUpload()
  @ApiEnvelope(CategoryResponse, { refuses: [400, 401, 404, 409, 413, 415, 422, 503] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateCategoryRequest,
    @UploadedFile() file: ImageFile | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<CategoryResponse> {
    return toCategoryResponse(await this.categories.update(id, body, file, caller));
  }
}
