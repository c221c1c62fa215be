import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, Repository } from 'typeorm';
import { HOUR, MINUTE, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { type MailTransport, openMailTransport } from './mail-transport.js';
import { LONGEST_REASON, OutboxMail } from './outbox-mail.entity.js';

/** With the pauses between them they take three days. */
const MOST_ATTEMPTS = 21;

const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), 6 * HOUR);

@Injectable()
export class MailSender extends ScheduledTask {
  protected override readonly interval = MINUTE / 4;
  private current?: Promise<void>;
  private end: () => void;
  private readonly ending = new Promise<void>((resolve) => (this.end = resolve));

  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly env: Env,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  override start(): void {
    if (this.env.mail) super.start();
  }

  /** A server that stalls does not hold up the end: the next start sends the mail again. */
  override beforeApplicationShutdown(): Promise<void> {
    this.end();
    return super.beforeApplicationShutdown();
  }

  sweep(now = Date.now()): Promise<void> {
    return (this.current ??= this.sendDue(now).finally(() => (this.current = undefined)));
  }

  /** Until one fails, as the server may be away then, and none is begun after the interval, as the lease ends. */
  private async sendDue(now: number): Promise<void> {
    if (!this.env.mail) return;
    const transport = openMailTransport(this.env.mail);
    const until = Date.now() + this.interval;
    do {
      const mail = await this.claim(now);
      if (!mail || !(await this.send(mail, transport))) return;
    } while (Date.now() < until);
  }

  /** The attempt is counted before it is made, so that no other process makes it too. New mails come first. */
  private async claim(now: number): Promise<OutboxMail | undefined> {
    const due = { state: 'waiting', due_at: LessThanOrEqual(new Date(now)) } as const;
    const mail = await this.mails.findOne({ where: due, order: { attempts: 'ASC', id: 'ASC' } });
    if (!mail) return undefined;
    const { id, attempts } = mail;
    const claimed = { attempts: attempts + 1, due_at: new Date(now + pauseAfter(attempts + 1)) };
    const { affected } = await this.work.internalTransaction((manager) =>
      manager.update(OutboxMail, { id, attempts, ...due }, claimed),
    );
    return affected === 1 ? { ...mail, ...claimed } : undefined;
  }

  /** @returns whether it was accepted */
  private async send(mail: OutboxMail, transport: MailTransport): Promise<boolean> {
    const { id, message_id: messageId, reply_to, subject, text, created_at: date } = mail;
    const replyTo = reply_to ? { name: '', address: reply_to } : undefined;
    try {
      const sending = transport.sendMail({ messageId, replyTo, subject, text, date });
      const sent = await Promise.race([sending, this.ending]);
      if (!sent) return false;
      if (sent.rejected.length > 0)
        this.logger.warn(`mail ${id} was accepted, but not for ${sent.rejected.length} of MAIL_TO`);
    } catch (error) {
      await this.recordFailure(mail, error as Error);
      return false;
    }
    await this.work.internalTransaction((manager) => manager.delete(OutboxMail, { id }));
    return true;
  }

  private async recordFailure({ id, attempts }: OutboxMail, { message }: Error): Promise<void> {
    const reason = message.replace(/[^\x20-\x7E]+/g, ' ').slice(0, LONGEST_REASON);
    const isLast = attempts >= MOST_ATTEMPTS;
    if (isLast) this.logger.error(`mail ${id} was given up: ${reason}`);
    else this.logger.warn(`mail ${id} was not accepted: ${reason}`);
    await this.work.internalTransaction((manager) =>
      manager.update(OutboxMail, { id }, { reason, state: isLast ? 'failed' : 'waiting' }),
    );
  }
}
