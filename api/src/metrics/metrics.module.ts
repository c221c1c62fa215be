import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { InquiriesModule } from '../inquiries/inquiries.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionModule } from '../revision/revision.module.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsService } from './metrics.service.js';

@Module({
  imports: [InquiriesModule, ResponseCacheModule, MailModule, MediaModule, RevisionModule],
  controllers: [MetricsController],
  providers: [MetricsService],
})
export class MetricsModule {}
