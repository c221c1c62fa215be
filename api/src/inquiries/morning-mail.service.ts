import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { MINUTE, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { InquiryMails } from './inquiry-mails.js';
import { LastMorning } from './last-morning.entity.js';

const SENT_FROM = '07:00';

/** Once a day for all processes; later on when no process ran at the time. */
@Injectable()
export class MorningMail extends ScheduledTask {
  protected override readonly interval = MINUTE;
  /** Swedish writes a time as '2026-12-01 07:00'. */
  private readonly clock: Intl.DateTimeFormat;
  private lastDay?: string;

  constructor(
    private readonly env: Env,
    private readonly work: UnitOfWork,
    private readonly outbox: MailOutbox,
    private readonly mails: InquiryMails,
  ) {
    super();
    const { OFFICE_TIMEZONE: timeZone } = env;
    this.clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  }

  override start(): void {
    if (this.env.mail) super.start();
  }

  async sweep(now = Date.now()): Promise<void> {
    const [day = '', time = ''] = this.clock.format(now).split(' ');
    if (time < SENT_FROM || day === this.lastDay) return;
    await this.work.internalTransaction(async (manager) => {
      const earlier = { id: LastMorning.ONLY_ROW, day: LessThan(day) };
      const { affected } = await manager.update(LastMorning, earlier, { day });
      const mail = affected === 1 ? await this.mails.read(manager, day) : undefined;
      if (mail) await this.outbox.queue(manager, mail);
    });
    this.lastDay = day;
  }
}
