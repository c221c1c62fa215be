import { Body, Controller, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ListRoute, RemoveRoute } from '../http/routes.decorator.js';
import { BulkChanged, ProductIds } from '../products/bulk.dto.js';
import { ProductResponse, toProductResponse } from '../products/product.dto.js';
import { TrashedProductResponse } from './trash.dto.js';
import { TRASH_LIST, TrashService } from './trash.service.js';

@ApiTags('trash')
@Controller('trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @ListRoute(
    'List the products in the trash',
    TrashedProductResponse,
    TRASH_LIST,
    'Deleted products, the latest first.',
  )
  list(@Query() query: ListQuery): Promise<Page<TrashedProductResponse>> {
    return this.trash.list(query);
  }

  @ApiOperation({
    summary: 'Move products into the trash',
    description: 'All at once. Those that are not there any more are passed over.',
  })
  @Post()
  @Envelope(BulkChanged, { message: 'Produk berhasil dihapus.', refuses: [422] })
  discard(@Body() { ids }: ProductIds, @CurrentUser() caller: AuthenticatedUser): Promise<BulkChanged> {
    return this.trash.discard(ids, caller);
  }

  @ApiOperation({
    summary: 'Take a product out of the trash',
    description: 'Back with its id and its picture.',
  })
  @Post(':id/restore')
  @Envelope(ProductResponse, { message: 'Produk berhasil dipulihkan.', refuses: [400, 404] })
  async restore(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.trash.restore(id, caller));
  }

  @RemoveRoute(
    'Delete a product for good',
    'Produk berhasil dihapus permanen.',
    'For good, with its picture.',
  )
  remove(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.trash.remove(id, caller);
  }
}
