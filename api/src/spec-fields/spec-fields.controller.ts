import { Body, Param, Query } from '@nestjs/common';
import { CatalogueController } from '../response-cache/catalogue-controller.decorator.js';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { CreateRoute, FindRoute, ListRoute, UpdateRoute } from '../http/routes.decorator.js';
import {
  SpecFieldRequest,
  SpecFieldResponse,
  toSpecFieldResponse,
  UpdateSpecFieldRequest,
} from './spec-field.dto.js';
import { SPEC_FIELD_LIST, SpecFieldsService } from './spec-fields.service.js';

/** The DELETE route is in products/, as products lose values by it. */
@CatalogueController('spec-field')
export class SpecFieldsController {
  constructor(private readonly fields: SpecFieldsService) {}

  @ListRoute('List what the specifications of categories have', SpecFieldResponse, SPEC_FIELD_LIST)
  @Public()
  async list(@Query() query: ListQuery): Promise<Page<SpecFieldResponse>> {
    return (await this.fields.list(query)).map(toSpecFieldResponse);
  }

  @FindRoute('Read a field of specifications', SpecFieldResponse)
  @Public()
  async find(@Param('id', IdPipe) id: number): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.fields.find(id));
  }

  @CreateRoute(
    "Add a field to a category's specifications",
    SpecFieldResponse,
    'Spesifikasi berhasil ditambahkan.',
    'At most 30.',
  )
  async create(
    @Body() body: SpecFieldRequest,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.fields.create(body, caller));
  }

  @UpdateRoute(
    'Change a field of specifications',
    SpecFieldResponse,
    'Spesifikasi berhasil diperbarui.',
    'Key, kind, bound and choices that products use stay: 409.',
  )
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateSpecFieldRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<SpecFieldResponse> {
    return toSpecFieldResponse(await this.fields.update(id, body, caller));
  }
}
