import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { Envelope } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { SpecFacets } from './spec-facets.dto.js';
import { SpecFacetsService } from './spec-facets.service.js';

@CatalogueController('category/:id/spec-facets', 'category')
export class SpecFacetsController {
  constructor(private readonly facets: SpecFacetsService) {}

  @ApiOperation({ summary: 'Count the products of a category by what they can be filtered by' })
  @ApiQuery({
    name: 'filter',
    required: false,
    type: String,
    example: '{"spec":{"moisture":{"max":12}}}',
    description: 'The `spec` of the filter of products.',
  })
  @Public()
  @Get()
  @Envelope(SpecFacets, { refuses: [400, 404, 422] })
  read(@Param('id', IdPipe) id: number, @Query('filter') filter?: string): Promise<SpecFacets> {
    return this.facets.read(id, filter);
  }
}
