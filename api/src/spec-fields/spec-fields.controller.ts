import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CatalogueReads } from '../response-cache/catalogue-reads.decorator.js';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { ApiIdempotencyKey, IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import {
  SpecFieldRequest,
  SpecFieldResponse,
  toSpecFieldResponse,
  UpdateSpecFieldRequest,
} from './spec-field.dto.js';
import { SPEC_FIELD_LIST, SpecFieldsService } from './spec-fields.service.js';

/** The DELETE route is in products/, as products lose values by it. */
@ApiTags('spec-field')
@CatalogueReads()
@Controller('spec-field')
export class SpecFieldsController {
  constructor(private readonly fields: SpecFieldsService) {}

  @ApiOperation({ summary: 'List what the specifications of categories have' })
  @Public()
  @Get()
  @ApiListQuery(SPEC_FIELD_LIST)
  @ApiEnvelope(SpecFieldResponse, { list: true, refuses: [400, 422] })
  async list(@Query() query: ListQuery): Promise<Page<SpecFieldResponse>> {
    return (await this.fields.list(query)).map(toSpecFieldResponse);
  }

  @ApiOperation({ summary: 'Read a field of specifications' })
  @Public()
  @Get(':id')
  @ApiEnvelope(SpecFieldResponse, { refuses: [400, 404] })
  async find(@Param('id', IdPipe) id: number): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.fields.find(id));
  }

  @ApiOperation({ summary: "Add a field to a category's specifications", description: 'At most 30.' })
  @Post()
  @Message('Spesifikasi berhasil ditambahkan.')
  @ApiIdempotencyKey()
  @ApiEnvelope(SpecFieldResponse, { status: 201, refuses: [400, 401, 404, 409, 422] })
  async create(
    @Body() body: SpecFieldRequest,
    @CurrentUser() caller: AuthenticatedUser,
    @IdempotencyKey() key: string | undefined,
  ): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.fields.create(body, caller, key));
  }

  @ApiOperation({
    summary: 'Change a field of specifications',
    description: 'Key, kind, bound and choices that products use stay: 409.',
  })
  @Put(':id')
  @Message('Spesifikasi berhasil diperbarui.')
  @ApiEnvelope(SpecFieldResponse, { refuses: [400, 401, 404, 409, 422] })
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateSpecFieldRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.fields.update(id, body, caller));
  }
}
