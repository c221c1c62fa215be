import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Admin } from '../auth/admin.entity.js';
import { AuthModule } from '../auth/auth.module.js';
import { HistoryModule } from '../history/history.module.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AdminAccountsService } from './admin-accounts.service.js';
import { AdminsController } from './admins.controller.js';
import { AdminsService } from './admins.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Admin]), AuthModule, HistoryModule],
  controllers: [AdminsController, AdminAccountsController],
  providers: [AdminsService, AdminAccountsService],
  exports: [AdminsService, AdminAccountsService],
})
export class AdminsModule {}
