import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiConfirmation, ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { RecoveryCodesResponse, TotpCodeRequest, TotpSecretResponse, TotpStateResponse } from './totp.dto.js';
import { TotpService } from './totp.service.js';

@ApiTags('admins')
@Controller('admins/totp')
export class TotpController {
  constructor(private readonly totp: TotpService) {}

  @ApiOperation({ summary: 'Read the state of two-step verification' })
  @Get()
  @ApiEnvelope(TotpStateResponse)
  state(@CurrentUser() { adminId }: AuthenticatedUser): Promise<TotpStateResponse> {
    return this.totp.state(adminId);
  }

  @ApiOperation({
    summary: 'Begin two-step verification',
    description:
      'Begins: nothing changes at the login until a code has been confirmed. Within a quarter of an hour it is the same secret again.',
  })
  @Post()
  @HttpCode(200)
  @ApiEnvelope(TotpSecretResponse, { refuses: [409] })
  @ApiConfirmation()
  begin(@CurrentUser() caller: AuthenticatedUser): Promise<TotpSecretResponse> {
    return this.totp.begin(caller);
  }

  @ApiOperation({
    summary: 'Switch two-step verification on',
    description: 'Switches it on: from now on a login needs a code.',
  })
  @Post('confirm')
  @HttpCode(200)
  @Message('Verifikasi dua langkah aktif.')
  @ApiEnvelope(RecoveryCodesResponse, { refuses: [409, 422] })
  @ApiConfirmation()
  confirm(
    @Body() { code }: TotpCodeRequest,
    @CurrentUser() caller: AuthenticatedUser,
  ): Promise<RecoveryCodesResponse> {
    return this.totp.confirm(code, caller);
  }

  @ApiOperation({
    summary: 'Make new recovery codes',
    description: 'Ten new ones; the old ones are worthless.',
  })
  @Post('recovery-codes')
  @HttpCode(200)
  @Message('Kode pemulihan baru berhasil dibuat.')
  @ApiEnvelope(RecoveryCodesResponse, { refuses: [409] })
  @ApiConfirmation()
  renewRecoveryCodes(@CurrentUser() caller: AuthenticatedUser): Promise<RecoveryCodesResponse> {
    return this.totp.renewRecoveryCodes(caller);
  }

  @ApiOperation({ summary: 'Switch two-step verification off', description: 'Switches it off.' })
  @Delete()
  @Message('Verifikasi dua langkah dimatikan.')
  @ApiEnvelope(null, { refuses: [409] })
  @ApiConfirmation()
  async remove(@CurrentUser() caller: AuthenticatedUser): Promise<void> {
    await this.totp.remove(caller.adminId, caller);
  }
}
