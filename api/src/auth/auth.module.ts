import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ThrottlerModule } from '@nestjs/throttler';
import { AdminsModule } from '../admins/admins.module.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { JWT_SECRET, JwtSecretModule } from './jwt-secret.js';
import { JwtStrategy } from './jwt.strategy.js';
import { loginThrottling } from './login-throttler.guard.js';
import { SessionsModule } from './sessions.module.js';

@Module({
  imports: [
    AdminsModule,
    SessionsModule,
    PassportModule,
    ThrottlerModule.forRoot(loginThrottling),
    JwtSecretModule,
    JwtModule.registerAsync({
      imports: [JwtSecretModule],
      inject: [JWT_SECRET],
      useFactory: (secret: string) => ({ secret }),
    }),
  ],
  controllers: [AuthController],
  providers: [AuthService, JwtStrategy, { provide: APP_GUARD, useClass: AuthGuard }],
})
export class AuthModule {}
