import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LastMorning } from './last-morning.entity.js';
import { MailOutbox } from './mail-outbox.service.js';
import { MailOutboxController } from './mail-outbox.controller.js';
import { MailSender } from './mail-sender.service.js';
import { OutboxMail } from './outbox-mail.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([LastMorning, OutboxMail])],
  controllers: [MailOutboxController],
  providers: [MailOutbox, MailSender],
  exports: [MailOutbox],
})
export class MailModule {}
