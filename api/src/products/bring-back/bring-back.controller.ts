import { Body, Controller, Get, HttpCode, Param, ParseBoolPipe, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../auth/caller.decorator.js';
import { ApiEnvelope } from '../../http/api-envelope.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { BringBackRequest, BroughtBack, FieldPreview } from './bring-back.dto.js';
import { BringBackService } from './bring-back.service.js';
import { ProductResponse, toProductResponse } from '../product.dto.js';

const ALONE = {
  name: 'alone',
  required: false,
  type: 'boolean',
  description: 'Of those made together only this entry, which may be any of them.',
} as const;

@ApiTags('history')
@Controller('history')
export class BringBackController {
  constructor(private readonly products: BringBackService) {}

  @ApiOperation({
    summary: 'Ask what bringing back would do now',
    description: 'The answer that `POST` would have, without `overwrite`.',
  })
  @ApiQuery(ALONE)
  @Get(':id/bring-back')
  @ApiEnvelope(BroughtBack, { refuses: [400, 401, 404] })
  preview(
    @Param('id', IdPipe) id: number,
    @Query('alone', new ParseBoolPipe({ optional: true })) alone: boolean | undefined,
  ): Promise<BroughtBack> {
    return this.products.preview(id, alone);
  }

  @ApiOperation({
    summary: 'Bring back what one request has changed of products',
    description:
      'By the first entry of those made together, or by any with `alone`. Products that it added go to the trash, unless anything of them has changed since. Of the others comes back what has not changed again since.',
  })
  @ApiQuery({
    name: 'overwrite',
    required: false,
    type: 'boolean',
    description: 'Of one product: also over what has changed again since.',
  })
  @ApiQuery(ALONE)
  @Post(':id/bring-back')
  @HttpCode(200)
  @ApiEnvelope(BroughtBack, { refuses: [400, 401, 404, 409, 422] })
  bringBack(
    @Param('id', IdPipe) id: number,
    @Query('overwrite', new ParseBoolPipe({ optional: true })) overwrite: boolean | undefined,
    @Query('alone', new ParseBoolPipe({ optional: true })) alone: boolean | undefined,
    @CurrentCaller() caller: Caller,
  ): Promise<BroughtBack> {
    return this.products.bringBack(id, caller, { overwrite, alone });
  }

  @ApiOperation({ summary: 'Ask what bringing back one field would do now' })
  @Get(':id/bring-back/:field')
  @ApiEnvelope(FieldPreview, { refuses: [400, 401, 404] })
  previewField(@Param('id', IdPipe) id: number, @Param('field') field: string): Promise<FieldPreview> {
    return this.products.previewField(id, field);
  }

  @ApiOperation({
    summary: 'Bring back one field of a product',
    description:
      'By an entry and the name that it has in `changes`. With a category come the specifications that changed with it, as far as it has a place for them and they have not changed again since; with a price, a smallest order, a lead time or an availability what it is for, such as its unit or the day of return, where that changed with it. Anything that has changed again since is refused, unless `overwrite` says otherwise. Other required specifications may be missing, as far as they are already. A picture is brought back by an update of the product.',
  })
  @Post(':id/bring-back/:field')
  @HttpCode(200)
  @ApiEnvelope(ProductResponse, { refuses: [400, 401, 404, 409, 422] })
  async bringBackField(
    @Param('id', IdPipe) id: number,
    @Param('field') field: string,
    @Body() body: BringBackRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ProductResponse> {
    return toProductResponse(await this.products.bringBackField(id, field, body, caller));
  }
}
