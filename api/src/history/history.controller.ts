import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ListRoute } from '../http/routes.decorator.js';
import { HistoryResponse, toHistoryResponse } from './history.dto.js';
import { HISTORY_LIST, HistoryService } from './history.service.js';

@ApiTags('history')
@Controller('history')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @ListRoute(
    'List the changes',
    HistoryResponse,
    HISTORY_LIST,
    'Newest first. A page ends early where its changes come to more than 10 MB.',
  )
  async list(
    @Query() query: ListQuery,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<Page<HistoryResponse>> {
    return (await this.history.list(query)).map((entry) => toHistoryResponse(entry, caller));
  }
}
