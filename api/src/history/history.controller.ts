import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../auth/caller.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { HistoryResponse, toHistoryResponse } from './history.dto.js';
import { HistoryService } from './history.service.js';

@ApiTags('history')
@ApiBearerAuth()
@Controller('history')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @ApiOperation({
    description:
      'Newest first. Sort: id, at, admin_name, record_name. Filter: q (record_name), id, resource, record_id, admin_id, action.',
  })
  @Get()
  @ApiListQuery()
  @ApiEnvelope(HistoryResponse, { list: true, refuses: [400, 401, 422] })
  async list(@Query() query: ListQuery, @CurrentCaller() caller: Caller): Promise<Page<HistoryResponse>> {
    return (await this.history.list(query)).map((entry) => toHistoryResponse(entry, caller));
  }
}
