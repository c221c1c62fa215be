import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { HOUR, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type Author, SYSTEM_AUTHOR } from '../history/author.js';
import { lockRecord } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { Inquiry, InquiryNote } from './inquiry.entity.js';
import { INQUIRY, PERSONAL } from './inquiry-record.js';

/** Since the last change: 24 months. */
const KEPT_MS = 730 * 24 * HOUR;
const MOST_AT_ONCE = 500;

@Injectable()
export class InquiryRetention extends ScheduledTask {
  constructor(
    @InjectRepository(Inquiry) private readonly inquiries: Repository<Inquiry>,
    private readonly records: RecordsService,
    private readonly outbox: MailOutbox,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  /** What is left tells nobody's name: products, country, status and dates. @throws NotFound */
  async anonymise(id: number, by: Author): Promise<void> {
    await this.work.internalTransaction(async (manager) => {
      const { code } = await lockRecord(manager, INQUIRY, id);
      const none = Object.fromEntries(PERSONAL.map((field) => [field, null]));
      await this.records.update(INQUIRY, id, none, by);
      await manager.delete(InquiryNote, { inquiry_id: id });
      await this.outbox.discard(manager, code);
    });
  }

  async sweep(now = Date.now()): Promise<void> {
    const old = await this.inquiries
      .createQueryBuilder('inquiry')
      .where('inquiry.updated_at < :last', { last: new Date(now - KEPT_MS) })
      .andWhere(
        '(inquiry.name IS NOT NULL OR EXISTS (SELECT 1 FROM inquiry_note note WHERE note.inquiry_id = inquiry.id))',
      )
      .limit(MOST_AT_ONCE)
      .getMany();
    for (const { id } of old) await this.anonymise(id, SYSTEM_AUTHOR);
  }
}
