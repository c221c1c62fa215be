import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { ApiConfirmation, Envelope } from '../http/envelope.decorator.js';
import { RecoveryCodesResponse, TotpCodeRequest, TotpSecretResponse, TotpStateResponse } from './totp.dto.js';
import { TotpService } from './totp.service.js';

@ApiTags('admins')
@Controller('admins/totp')
export class TotpController {
  constructor(private readonly totp: TotpService) {}

  @ApiOperation({ summary: 'Read the state of two-step verification' })
  @Get()
  @Envelope(TotpStateResponse)
  state(@CurrentUser() { adminId }: AuthenticatedUser): Promise<TotpStateResponse> {
    return this.totp.state(adminId);
  }

  @ApiOperation({
    summary: 'Begin two-step verification',
    description:
      'Begins: nothing changes at the login until a code has been confirmed. Within a quarter of an hour it is the same secret again.',
  })
  @Post()
  @Envelope(TotpSecretResponse, { refuses: [409] })
  @ApiConfirmation()
  begin(@CurrentUser() caller: AuthenticatedUser): Promise<TotpSecretResponse> {
    return this.totp.begin(caller);
  }

  @ApiOperation({
    summary: 'Switch two-step verification on',
    description: 'Switches it on: from now on a login needs a code.',
  })
  @Post('confirm')
  @Envelope(RecoveryCodesResponse, { message: 'Verifikasi dua langkah aktif.', refuses: [409, 422] })
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
  @Envelope(RecoveryCodesResponse, { message: 'Kode pemulihan baru berhasil dibuat.', refuses: [409] })
  @ApiConfirmation()
  renewRecoveryCodes(@CurrentUser() caller: AuthenticatedUser): Promise<RecoveryCodesResponse> {
    return this.totp.renewRecoveryCodes(caller);
  }

  @ApiOperation({ summary: 'Switch two-step verification off', description: 'Switches it off.' })
  @Delete()
  @Envelope(null, { message: 'Verifikasi dua langkah dimatikan.', refuses: [409] })
  @ApiConfirmation()
  async remove(@CurrentUser() caller: AuthenticatedUser): Promise<void> {
    await this.totp.remove(caller.adminId, caller);
  }
}
