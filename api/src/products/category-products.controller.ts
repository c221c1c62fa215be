import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope, ApiLoss } from '../http/api-envelope.decorator.js';
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
    description:
      'Those in the trash too. A value is lost whose specification the other category lacks, has of another kind, bound or unit, or without the option.',
  })
  @ApiQuery({
    name: 'confirm',
    required: false,
    type: 'integer',
    description:
      'How many products lose a value, as the 409 has said; 0 at first. Another number by now: 409 again. Left out: not looked at.',
  })
  @Post('move')
  @HttpCode(200)
  @Message('Produk berhasil dipindahkan.')
  @ApiEnvelope(MovedProducts, { refuses: [400, 401, 404, 422] })
  @ApiLoss()
  async move(
    @Param('id', IdPipe) id: number,
    @Body() { category_id }: MoveProductsRequest,
    @Query('confirm') confirm: string | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<MovedProducts> {
    const confirmed = confirm === undefined ? undefined : Number(confirm);
    return { moved: await this.products.moveAll(id, category_id, confirmed, caller) };
  }
}
