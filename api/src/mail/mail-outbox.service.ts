import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isEmail } from 'class-validator';
import { type EntityManager, LessThan, Repository } from 'typeorm';
import { HOUR, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { enumFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { isPrintable } from '../http/rules.js';
import { MAIL_STATES, OutboxMail } from './outbox-mail.entity.js';

/** What the mails tell of is known elsewhere. */
const FAILED_KEPT = 30 * 24 * HOUR;

export const MAIL_LIST: ListRules<OutboxMail> = {
  id: 'mail.id',
  sort: { id: 'mail.id', created_at: 'mail.created_at' },
  filter: { id: wholeNumberFilter('mail.id'), state: enumFilter('mail.state', MAIL_STATES) },
};

export interface Mail {
  /** Nothing that a visitor has typed. */
  subject: string;
  text: string;
  /** Left out of the mail unless it is one address. */
  replyTo?: string | null;
  reference?: string;
}

const isAddress = (text?: string | null) =>
  isEmail(text, { allow_utf8_local_part: false }) && isPrintable(String(text));

@Injectable()
export class MailOutbox extends ScheduledTask {
  constructor(
    @InjectRepository(OutboxMail) private readonly mails: Repository<OutboxMail>,
    private readonly env: Env,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  /** In the unit of work of what it tells of: both are kept, or neither. Does nothing without SMTP_URL. */
  async queue(manager: EntityManager, { subject, text, replyTo, reference }: Mail): Promise<void> {
    if (!this.env.mail) return;
    await manager.insert(OutboxMail, {
      message_id: `<${randomUUID()}@${new URL(this.env.PUBLIC_URL).hostname}>`,
      reference,
      subject,
      text,
      reply_to: isAddress(replyTo) ? replyTo : null,
      state: 'waiting',
      due_at: new Date(),
    });
  }

  /** Those that were not sent yet, or failed. */
  async discard(manager: EntityManager, reference: string): Promise<void> {
    await manager.delete(OutboxMail, { reference });
  }

  list(query: ListQuery): Promise<Page<OutboxMail>> {
    return runList(this.mails.createQueryBuilder('mail'), query, MAIL_LIST);
  }

  /** All that failed are due again, as if they were new. */
  async retry(): Promise<void> {
    const due = { state: 'waiting', attempts: 0, due_at: new Date() } as const;
    await this.work.internalTransaction((manager) => manager.update(OutboxMail, { state: 'failed' }, due));
  }

  /** Since the oldest one that waits; 0 without any. */
  async oldestSeconds(): Promise<number> {
    const oldest = await this.mails.findOne({ where: { state: 'waiting' }, order: { id: 'ASC' } });
    return oldest ? Math.max(0, (Date.now() - oldest.created_at.getTime()) / 1000) : 0;
  }

  async sweep(now = Date.now()): Promise<void> {
    const longFailed = { state: 'failed', due_at: LessThan(new Date(now - FAILED_KEPT)) } as const;
    await this.work.internalTransaction((manager) => manager.delete(OutboxMail, longFailed));
  }
}
