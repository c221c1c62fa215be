import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { json } from 'express';
import { JwtSecretModule } from '../auth/jwt-secret.js';
import { LoginModule } from '../login/login.module.js';
import { MailModule } from '../mail/mail.module.js';
import { answerForms } from './form-answers.js';
import { InquiriesController } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryLimits } from './inquiry-limits.js';
import { InquiryMails } from './inquiry-mails.js';
import { InquiryRetention } from './inquiry-retention.service.js';
import { InquirySheet } from './inquiry-sheet.service.js';
import { MorningMail } from './morning-mail.service.js';
import { PublicInquiriesController } from './public-inquiries.controller.js';

@Module({
  imports: [JwtSecretModule, LoginModule, MailModule],
  controllers: [PublicInquiriesController, InquiriesController],
  providers: [InquiriesService, InquiryLimits, InquiryMails, InquiryRetention, InquirySheet, MorningMail],
  exports: [InquiriesService],
})
export class InquiriesModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(answerForms).forRoutes({ path: 'inquiry', method: RequestMethod.POST });
    // `sendBeacon` sends text, so that no other origin has to be asked first.
    const text = json({ type: 'text/plain' });
    consumer.apply(text).forRoutes({ path: 'inquiry/whatsapp', method: RequestMethod.POST });
  }
}
