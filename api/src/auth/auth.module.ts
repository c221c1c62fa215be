import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { ThrottlerModule } from '@nestjs/throttler';
import { AdminsModule } from '../admins/admins.module.js';
import { Env } from '../env.js';
import { AuthController } from './auth.controller.js';
import { AuthGuard } from './auth.guard.js';
import { AuthService } from './auth.service.js';
import { JWT_SECRET, jwtSecret } from './jwt-secret.js';
import { JwtStrategy } from './jwt.strategy.js';
import { loginThrottling } from './login-throttler.guard.js';
import { SessionsModule } from './sessions.module.js';

@Module({
  imports: [
    AdminsModule,
    SessionsModule,
    PassportModule,
    ThrottlerModule.forRoot(loginThrottling),
    JwtModule.registerAsync({ inject: [Env], useFactory: (env: Env) => ({ secret: jwtSecret(env) }) }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    JwtStrategy,
    { provide: JWT_SECRET, inject: [Env], useFactory: jwtSecret },
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
})
export class AuthModule {}
