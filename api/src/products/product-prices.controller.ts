import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { BulkPrices, BulkPricesRequest } from './bulk.dto.js';
import { ProductPricesService } from './product-prices.service.js';

@ApiTags('product')
@Controller('product/prices')
export class ProductPricesController {
  constructor(private readonly prices: ProductPricesService) {}

  @ApiOperation({
    summary: 'Change the prices of products by a percentage',
    description:
      'Without `versions` it says what would change, and saves nothing. All at once; products without such a price, or not there any more, are passed over. A price never becomes 0: that is a 422.',
  })
  @Post()
  @HttpCode(200)
  @ApiEnvelope(BulkPrices, { refuses: [401, 409, 422] })
  change(@Body() request: BulkPricesRequest, @CurrentCaller() caller: Caller): Promise<BulkPrices> {
    return this.prices.change(request, caller);
  }
}
