import { Body, Controller, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Envelope, ApiLoss } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import {
  BulkAvailabilityRequest,
  BulkChanged,
  MoveSomeRequest,
  BulkPrices,
  BulkPricesRequest,
  BulkUndone,
  undoneMessage,
} from './bulk.dto.js';
import { BulkService } from './bulk.service.js';
import { BulkUndoService } from './bulk-undo.service.js';
import { ApiConfirm, LOSS, MOVED, toConfirmed } from './category-products.controller.js';
import { CategoryProductsService } from './category-products.service.js';

@ApiTags('product')
@Controller()
export class BulkController {
  constructor(
    private readonly bulk: BulkService,
    private readonly bulkUndo: BulkUndoService,
    private readonly categoryProducts: CategoryProductsService,
  ) {}

  @ApiOperation({
    summary: 'Change the availability of products',
    description: 'All at once. Those that are not there any more are passed over.',
  })
  @Patch('product')
  @Envelope(BulkChanged, { message: 'Produk berhasil diperbarui.', refuses: [422] })
  setAvailability(
    @Body() body: BulkAvailabilityRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<BulkChanged> {
    return this.bulk.setAvailability(body, caller);
  }

  @ApiOperation({
    summary: 'Change the prices of products by a percentage',
    description:
      'Without `versions` it says what would change, and saves nothing. All at once; products without such a price, or not there any more, are passed over. A price never becomes 0: that is a 422.',
  })
  @Post('product/prices')
  @Envelope(BulkPrices, { refuses: [409, 422] })
  changePrices(
    @Body() request: BulkPricesRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<BulkPrices> {
    return this.bulk.changePrices(request, caller);
  }

  @ApiOperation({
    summary: 'Move products to another category',
    description: `All at once. Those that are not there any more are passed over. ${LOSS}`,
  })
  @ApiConfirm()
  @Post('product/move')
  @Envelope(BulkChanged, { message: MOVED, refuses: [422] })
  @ApiLoss()
  move(
    @Body() { ids, category_id }: MoveSomeRequest,
    @Query('confirm') confirm: string | undefined,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<BulkChanged> {
    return this.categoryProducts.moveSome(ids, category_id, toConfirmed(confirm), caller);
  }

  @ApiOperation({
    summary: 'Undo a bulk change of products, or an import',
    description:
      'By its entry in the history, the first of those made together. In one transaction: added products go to the trash, deleted ones come back from it, the others get their values of before. A product that has been changed since is left out and counted.',
  })
  @Post('history/:id/undo')
  @Envelope(BulkUndone, { message: undoneMessage, refuses: [400, 404] })
  undo(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<BulkUndone> {
    return this.bulkUndo.undo(id, caller);
  }
}
