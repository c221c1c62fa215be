import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe } from '../http/id.pipe.js';
import { CategoryUse, MovedProducts, MoveProductsRequest } from './category-products.dto.js';
import { CategoryProductsService } from './category-products.service.js';

@ApiTags('category')
@Controller('category/:id/products')
export class CategoryProductsController {
  constructor(private readonly products: CategoryProductsService) {}

  @ApiOperation({ summary: 'Tell which products keep a category from being deleted' })
  @Get()
  @ApiEnvelope(CategoryUse, { refuses: [400, 401, 404] })
  useOf(@Param('id', IdPipe) id: number): Promise<CategoryUse> {
    return this.products.useOf(id);
  }

  @ApiOperation({
    summary: 'Move all products of a category to another one',
    description: 'Those in the trash too.',
  })
  @Post('move')
  @HttpCode(200)
  @Message('Produk berhasil dipindahkan.')
  @ApiEnvelope(MovedProducts, { refuses: [400, 401, 404, 422] })
  async move(
    @Param('id', IdPipe) id: number,
    @Body() { category_id }: MoveProductsRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<MovedProducts> {
    return { moved: await this.products.moveAll(id, category_id, caller) };
  }
}
