import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AdminsModule } from '../admins/admins.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { JWT_SECRET, JwtSecretModule } from '../auth/jwt-secret.js';
import { SessionsController } from '../auth/sessions.controller.js';
import { TotpController } from '../totp/totp.controller.js';
import { TotpModule } from '../totp/totp.module.js';
import { GuessCounts } from './guess-counts.service.js';
import { LoginRateLimiter } from './login-rate-limiter.js';
import { KnownPlacesService } from './known-places.service.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';

@Module({
  imports: [
    AuthModule,
    TotpModule,
    AdminsModule,
    JwtModule.registerAsync({
      imports: [JwtSecretModule],
      inject: [JWT_SECRET],
      useFactory: (secret: string) => ({ secret }),
    }),
  ],
  // This module comes before AdminsModule, whose `admins/:id` would take their paths.
  controllers: [LoginController, SessionsController, TotpController],
  providers: [LoginService, LoginRateLimiter, GuessCounts, KnownPlacesService],
  exports: [GuessCounts],
})
export class LoginModule {}
