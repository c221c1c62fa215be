import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AuthGuard } from './auth.guard.js';
import { JwtSecretModule } from './jwt-secret.js';
import { JwtStrategy } from './jwt.strategy.js';
import { SecurityLog } from './security-log.js';
import { SessionsService } from './sessions.service.js';

@Module({
  imports: [PassportModule, JwtSecretModule],
  providers: [SessionsService, SecurityLog, JwtStrategy, { provide: APP_GUARD, useClass: AuthGuard }],
  exports: [SessionsService, SecurityLog, JwtSecretModule],
})
export class AuthModule {}
