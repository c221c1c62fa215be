import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiEnvelope } from '../http/api-envelope.decorator.js';
import { Message } from '../http/envelope.interceptor.js';
import { AuthService } from './auth.service.js';
import { type Caller, CurrentCaller } from './caller.decorator.js';
import { LoginRequest, LoginResponse } from './login.dto.js';
import { LoginThrottlerGuard } from './login-throttler.guard.js';
import { Public } from './public.decorator.js';

@ApiTags('admins')
@Controller('admins')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @ApiOperation({ description: 'Limited per address and per username.' })
  @Public()
  @UseGuards(LoginThrottlerGuard)
  @Post('login')
  @HttpCode(200)
  @Message('Login berhasil.')
  @ApiEnvelope(LoginResponse, { refuses: [401, 422, 429] })
  login(@Body() body: LoginRequest): Promise<LoginResponse> {
    return this.auth.login(body);
  }

  @ApiOperation({ description: 'Ends this login: its token is refused from now on.' })
  @Post('logout')
  @HttpCode(200)
  @Message('Logout berhasil.')
  @ApiBearerAuth()
  @ApiEnvelope(null, { refuses: [401] })
  logout(@CurrentCaller() caller: Caller): Promise<void> {
    return this.auth.logout(caller);
  }
}
