import { Module } from '@nestjs/common';
import { JwtSecretModule } from './jwt-secret.js';
import { SecurityLog } from './security-log.js';

@Module({ imports: [JwtSecretModule], providers: [SecurityLog], exports: [SecurityLog] })
export class SecurityLogModule {}
