import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AdminAccountsService } from './admin-accounts.service.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';

@Module({
  imports: [AuthModule],
  controllers: [AdminsController, AdminAccountsController],
  providers: [AdminsService, AdminAccountsService],
  exports: [AdminsService, AdminAccountsService],
})
export class AdminsModule {}
