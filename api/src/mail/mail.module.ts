import { Module } from '@nestjs/common';
import { MailOutbox } from './mail-outbox.service.js';
import { MailOutboxController } from './mail-outbox.controller.js';
import { MailSender } from './mail-sender.service.js';

@Module({
  controllers: [MailOutboxController],
  providers: [MailOutbox, MailSender],
  exports: [MailOutbox],
})
export class MailModule {}
