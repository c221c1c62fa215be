import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { text } from 'express';
import { JwtSecretModule } from '../auth/jwt-secret.js';
import { LoginModule } from '../login/login.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MorningMail, MorningReport } from '../mail/morning-mail.service.js';
import { answerForms, readBeacon } from './form-answers.js';
import { InquiriesController } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryLimits } from './inquiry-limits.js';
import { InquiryMails } from './inquiry-mails.js';
import { InquiryRetention } from './inquiry-retention.service.js';
import { PublicInquiriesController } from './public-inquiries.controller.js';

@Module({
  imports: [JwtSecretModule, LoginModule, MailModule],
  controllers: [PublicInquiriesController, InquiriesController],
  providers: [
    InquiriesService,
    InquiryLimits,
    InquiryMails,
    InquiryRetention,
    MorningMail,
    { provide: MorningReport, useExisting: InquiryMails },
  ],
  exports: [InquiriesService],
})
export class InquiriesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(answerForms).forRoutes({ path: 'inquiry', method: RequestMethod.POST });
    consumer.apply(text(), readBeacon).forRoutes({ path: 'inquiry/whatsapp', method: RequestMethod.POST });
  }
}
