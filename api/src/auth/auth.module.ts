import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminsModule } from '../admins/admins.module.js';
import { TotpController } from '../totp/totp.controller.js';
import { TotpModule } from '../totp/totp.module.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { JWT_SECRET, JwtSecretModule } from './jwt-secret.js';
import { JwtStrategy } from './jwt.strategy.js';
import { GuessLimits } from './guess-limits.js';
import { KnownPlace } from './known-place.entity.js';
import { KnownPlacesService } from './known-places.service.js';
import { SecurityLogModule } from './security-log.module.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsModule } from './sessions.module.js';

@Module({
  imports: [
    AdminsModule,
    SessionsModule,
    TotpModule,
    PassportModule,
    SecurityLogModule,
    TypeOrmModule.forFeature([KnownPlace]),
    JwtSecretModule,
    JwtModule.registerAsync({
      imports: [JwtSecretModule],
      inject: [JWT_SECRET],
      useFactory: (secret: string) => ({ secret }),
    }),
  ],
  // This module comes before AdminsModule, whose `admins/:id` would take their paths.
  controllers: [AuthController, SessionsController, TotpController],
  providers: [
    AuthService,
    GuessLimits,
    KnownPlacesService,
    JwtStrategy,
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
})
export class AuthModule {}
