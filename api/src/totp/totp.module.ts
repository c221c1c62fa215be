import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminTotp } from '../auth/admin-totp.entity.js';
import { AuthModule } from '../auth/auth.module.js';
import { HistoryModule } from '../history/history.module.js';
import { SecretEncryption } from './secret-encryption.js';
import { TotpService } from './totp.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AdminTotp]), AuthModule, HistoryModule],
  providers: [TotpService, SecretEncryption],
  exports: [TotpService],
})
export class TotpModule {}
