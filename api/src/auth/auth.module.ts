import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminSession } from './admin-session.entity.js';
import { AuthGuard } from './auth.guard.js';
import { JWT_SECRET, JwtSecretModule } from './jwt-secret.js';
import { SecurityLog } from './security-log.js';
import { SessionsService } from './sessions.service.js';

/** Whose request it is. How a login begins is the LoginModule's. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AdminSession]),
    JwtSecretModule,
    JwtModule.registerAsync({
      imports: [JwtSecretModule],
      inject: [JWT_SECRET],
      useFactory: (secret: string) => ({ secret }),
    }),
  ],
  providers: [SessionsService, SecurityLog, { provide: APP_GUARD, useClass: AuthGuard }],
  exports: [SessionsService, SecurityLog, JwtSecretModule, JwtModule],
})
export class AuthModule {}
