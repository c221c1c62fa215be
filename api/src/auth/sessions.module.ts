import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminSession } from './admin-session.entity.js';
import { SecurityLogModule } from './security-log.module.js';
import { SessionsService } from './sessions.service.js';

/** Apart from AuthModule because changing a password ends sessions, and signing in needs administrators. */
@Module({
  imports: [TypeOrmModule.forFeature([AdminSession]), SecurityLogModule],
  providers: [SessionsService],
  exports: [SessionsService],
})
export class SessionsModule {}
