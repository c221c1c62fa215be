import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Envelope, ApiLoss } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { CategoryUse, MovedProducts, MoveProductsRequest } from './category-products.dto.js';
import { CategoryProductsService } from './category-products.service.js';

export const ApiConfirm = () =>
  ApiQuery({
    name: 'confirm',
    required: false,
    type: 'integer',
    description:
      'How many products lose a value, as the 409 has said; 0 at first. Another number by now: 409 again. Left out: not looked at.',
  });
export const LOSS =
  'A value is lost whose specification the other category lacks, has of another kind, bound or unit, or without the option.';
export const MOVED = 'Produk berhasil dipindahkan.';

@ApiTags('category')
@Controller('category/:id')
export class CategoryProductsController {
  constructor(private readonly products: CategoryProductsService) {}

  @ApiOperation({ summary: 'Tell which products keep a category from being deleted' })
  @Get('products')
  @Envelope(CategoryUse, { refuses: [400, 404] })
  useOf(@Param('id', IdPipe) id: number): Promise<CategoryUse> {
    return this.products.useOf(id);
  }

  @ApiOperation({
    summary: 'Move all products of a category to another one',
    description: `Those in the trash too. ${LOSS}`,
  })
  @ApiConfirm()
  @Post('products/move')
  @Envelope(MovedProducts, { message: MOVED, refuses: [400, 404, 422] })
  @ApiLoss()
  async move(
    @Param('id', IdPipe) id: number,
    @Body() { category_id }: MoveProductsRequest,
    @Query('confirm') confirm: string | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<MovedProducts> {
    return { moved: await this.products.moveAll(id, category_id, toConfirmed(confirm), caller) };
  }

  @ApiOperation({ summary: 'Delete a category', description: 'Only a category without products.' })
  @Delete()
  @Envelope(null, { message: 'Kategori berhasil dihapus.', refuses: [400, 404, 409] })
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.products.removeCategory(id, caller);
  }
}

export const toConfirmed = (confirm: string | undefined) =>
  confirm === undefined ? undefined : Number(confirm);
