import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { ApiListQuery, type ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { HistoryResponse, toHistoryResponse } from './history.dto.js';
import { HISTORY_LIST, HistoryService } from './history.service.js';

@ApiTags('history')
@Controller('history')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @ApiOperation({
    summary: 'List the changes',
    description: 'Newest first. A page ends early where its changes come to more than 10 MB.',
  })
  @Get()
  @ApiListQuery(HISTORY_LIST)
  @ApiEnvelope(HistoryResponse, { list: true, refuses: [400, 401, 422] })
  async list(
    @Query() query: ListQuery,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<Page<HistoryResponse>> {
    return (await this.history.list(query)).map((entry) => toHistoryResponse(entry, caller));
  }
}
