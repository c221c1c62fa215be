import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { ChangedPrices, SomePrices } from './product-prices.dto.js';
import { ProductPricesService } from './product-prices.service.js';

@ApiTags('product')
@Controller('product/prices')
export class ProductPricesController {
  constructor(private readonly prices: ProductPricesService) {}

  @ApiOperation({
    summary: 'Change the prices of products by a percentage',
    description:
      'The rupiah prices, all at once. Those that are on request, or not there any more, are passed over. A price never becomes 0: that is a 422.',
  })
  @Post()
  @HttpCode(200)
  @Message('Harga berhasil diubah.')
  @ApiEnvelope(ChangedPrices, { refuses: [401, 409, 422] })
  change(@Body() request: SomePrices, @CurrentCaller() caller: Caller): Promise<ChangedPrices> {
    return this.prices.change(request, caller);
  }
}
