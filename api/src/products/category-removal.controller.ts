import { Controller, Delete, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { IdPipe, OptionalIdPipe } from '../http/id.pipe.js';
import { CategoryProductsService } from './category-products.service.js';

@ApiTags('category')
@Controller('category')
export class CategoryRemovalController {
  constructor(private readonly products: CategoryProductsService) {}

  @ApiOperation({
    summary: 'Delete a category',
    description: 'Only a category without products.',
    operationId: 'Categories.remove',
  })
  @ApiQuery({
    name: 'successor',
    required: false,
    type: 'integer',
    description:
      'The category that its names find from then on, such as the one that its products have moved to.',
  })
  @Delete(':id')
  @Message('Kategori berhasil dihapus.')
  @ApiEnvelope(null, { refuses: [400, 401, 404, 409, 422] })
  remove(
    @Param('id', IdPipe) id: number,
    @Query('successor', OptionalIdPipe) successor: number | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.products.removeCategory(id, successor, caller);
  }
}
