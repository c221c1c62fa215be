import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Envelope } from '../http/envelope.decorator.js';
import { LoginService } from './login.service.js';
import { type AuthenticatedUser, CurrentUser } from '../auth/current-user.decorator.js';
import { Device } from '../auth/device.js';
import { ConfirmRequest, LoginRefusal, LoginRequest, LoginResponse } from './login.dto.js';
import { type Origin, RequestOrigin } from '../auth/origin.decorator.js';
import { Public } from '../auth/public.decorator.js';

@ApiTags('admins')
@Controller('admins')
export class LoginController {
  constructor(private readonly auth: LoginService) {}

  @ApiOperation({
    summary: 'Log in',
    description:
      'Failures are limited per address and per username. With two-step verification: 401 and `data.totp` until a `code` is right.',
  })
  @Public()
  @Post('login')
  @Envelope(LoginResponse, { message: 'Login berhasil.', refuses: [422, 429] })
  @ApiResponse({ status: 401, description: 'Wrong credentials, or a code is needed.', type: LoginRefusal })
  login(
    @Body() body: LoginRequest,
    @RequestOrigin() origin: Origin,
    @Device() device: string,
  ): Promise<LoginResponse> {
    return this.auth.login(body, origin, device);
  }

  @ApiOperation({
    summary: "Confirm one's own password",
    description:
      'The password once more. For ten minutes after it, as after a login, this login may change password, username and e-mail, add and disable administrators, end the logins of others and switch two-step verification. Failures are limited per login and per address.',
  })
  @Post('confirm')
  @Envelope(null, { message: 'Password dikonfirmasi.', refuses: [422, 429] })
  confirm(@Body() body: ConfirmRequest, @CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.auth.confirm(body, caller);
  }

  @ApiOperation({ summary: 'Log out', description: 'Ends this login: its token is refused from now on.' })
  @Post('logout')
  @Envelope(null, { message: 'Logout berhasil.' })
  logout(@CurrentUser() caller: AuthenticatedUser): Promise<void> {
    return this.auth.logout(caller);
  }
}
