import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecurityLogModule } from '../auth/security-log.module.js';
import { SessionsModule } from '../auth/sessions.module.js';
import { HistoryModule } from '../history/history.module.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AdminAccountsService } from './admin-accounts.service.js';
import { Admin } from './admin.entity.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Admin]), HistoryModule, SecurityLogModule, SessionsModule],
  controllers: [AdminsController, AdminAccountsController],
  providers: [AdminsService, AdminAccountsService],
  exports: [AdminsService, AdminAccountsService],
})
export class AdminsModule {}
