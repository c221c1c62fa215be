import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { SecretEncryption } from './secret-encryption.js';
import { TotpService } from './totp.service.js';

@Module({
  imports: [AuthModule],
  providers: [TotpService, SecretEncryption],
  exports: [TotpService],
})
export class TotpModule {}
