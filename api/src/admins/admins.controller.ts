import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiConfirmation, Envelope } from '../http/envelope.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { AdminRequest, AdminResponse, PasswordRequest, toAdminResponse } from './admin.dto.js';
import { AdminsService } from './admins.service.js';

@ApiTags('admins')
@Controller('admins')
export class AdminsController {
  constructor(private readonly admins: AdminsService) {}

  @ApiOperation({
    summary: "Change one's own password",
    description:
      "Within ten minutes of a login or of `admins/confirm`. Ends the administrator's other logins. Stands before `:id`, which would take its path.",
  })
  @Put('password')
  @Envelope(null, { message: 'Password berhasil diperbarui.', refuses: [409, 422] })
  @ApiConfirmation()
  changePassword(
    @Body() { password }: PasswordRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<void> {
    return this.admins.changePassword(password, caller);
  }

  @ApiOperation({ summary: "Read one's own record", description: "One's own record only." })
  @Get(':id')
  @Envelope(AdminResponse, { refuses: [400, 403] })
  async find(
    @Param('id', IdPipe) id: number,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<AdminResponse> {
    return toAdminResponse(await this.admins.find(id, caller));
  }

  @ApiOperation({
    summary: "Change one's own record",
    description:
      "One's own record only; another username or e-mail within ten minutes of a login or of `admins/confirm`.",
  })
  @Put(':id')
  @Envelope(AdminResponse, { message: 'Profil berhasil diperbarui.', refuses: [400, 409, 422] })
  @ApiConfirmation()
  async update(
    @Param('id', IdPipe) id: number,
    @Body() body: AdminRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<AdminResponse> {
    return toAdminResponse(await this.admins.update(id, body, caller));
  }
}
