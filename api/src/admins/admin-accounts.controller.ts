import { Body, Controller, Delete, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CreatingUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiConfirmation, Envelope } from '../http/envelope.decorator.js';
import { ApiIdempotencyKey } from '../http/idempotency-key.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import type { ListQuery } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { ListRoute } from '../http/routes.decorator.js';
import { ADMIN_LIST, AdminAccountsService } from './admin-accounts.service.js';
import {
  AdminAccountResponse,
  DisabledRequest,
  MadeUpPasswordResponse,
  NewAdminRequest,
  toAdminAccountResponse,
} from './admin.dto.js';

@ApiTags('admins')
@Controller('admins')
export class AdminAccountsController {
  constructor(private readonly accounts: AdminAccountsService) {}

  @ListRoute('List the administrators', AdminAccountResponse, ADMIN_LIST)
  async list(@Query() query: ListQuery): Promise<Page<AdminAccountResponse>> {
    return (await this.accounts.list(query)).map(toAdminAccountResponse);
  }

  @ApiOperation({ summary: 'Add an administrator' })
  @Post()
  @ApiIdempotencyKey('nothing is changed, and what the first has added is answered with')
  @Envelope(AdminAccountResponse, {
    status: 201,
    message: 'Administrator berhasil ditambahkan.',
    refuses: [400, 409, 422],
  })
  @ApiConfirmation()
  async create(
    @Body() body: NewAdminRequest,
    @CreatingUser() caller: AuthenticatedUser,
  ): Promise<AdminAccountResponse> {
    return toAdminAccountResponse(await this.accounts.add(body, caller));
  }

  @ApiOperation({
    summary: 'Disable or enable an administrator',
    description:
      'Disabling ends every login of the administrator. 409: the first one may not disable himself, and one is left.',
  })
  @Put(':id/disabled')
  @Envelope(AdminAccountResponse, {
    message: 'Status administrator berhasil diperbarui.',
    refuses: [400, 404, 409, 422],
  })
  @ApiConfirmation()
  async setDisabled(
    @Param('id', IdPipe) id: number,
    @Body() { disabled }: DisabledRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<AdminAccountResponse> {
    return toAdminAccountResponse(await this.accounts.setDisabled(id, disabled, caller));
  }

  @ApiOperation({
    summary: 'Make up a new password for an administrator who has lost it',
    description: "Ends every login of the administrator. 409: one's own is changed with `admins/password`.",
  })
  @Post(':id/password')
  @Envelope(MadeUpPasswordResponse, { message: 'Kata sandi baru berhasil dibuat.', refuses: [400, 404, 409] })
  @ApiConfirmation()
  async resetPassword(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<MadeUpPasswordResponse> {
    return { password: await this.accounts.resetPassword(id, caller) };
  }

  @ApiOperation({
    summary: "End an administrator's logins",
    description: 'Ends every login of the administrator, but for the one that asks.',
  })
  @Delete(':id/sessions')
  @Envelope(null, { message: 'Semua sesi administrator ini berhasil diakhiri.', refuses: [400, 404] })
  @ApiConfirmation()
  endSessions(@Param('id', IdPipe) id: number, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.accounts.endSessions(id, caller);
  }
}
