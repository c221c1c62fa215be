import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JwtSecretModule } from '../auth/jwt-secret.js';
import { SecurityLogModule } from '../auth/security-log.module.js';
import { SessionsModule } from '../auth/sessions.module.js';
import { HistoryModule } from '../history/history.module.js';
import { AdminTotp } from './admin-totp.entity.js';
import { SecretBox } from './secret-box.js';
import { TotpService } from './totp.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([AdminTotp]),
    HistoryModule,
    JwtSecretModule,
    SecurityLogModule,
    SessionsModule,
  ],
  providers: [TotpService, SecretBox],
  exports: [TotpService],
})
export class TotpModule {}
