import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Counter } from 'prom-client';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { Admin, fullName } from '../auth/admin.entity.js';
import { JWT_SECRET } from '../auth/jwt-secret.js';
import { isDuplicate } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type Author, SYSTEM_AUTHOR } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, lockRecord } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { InvalidFields } from '../http/http-errors.js';
import { type ListQuery, runList } from '../http/list-query.js';
import { Page } from '../http/page.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import type {
  ChatRequest,
  InquiryRequest,
  ManualInquiryRequest,
  NoteRequest,
  UpdateInquiryRequest,
  WholeInquiry,
} from './inquiry.dto.js';
import { Inquiry, InquiryItem, InquiryNote } from './inquiry.entity.js';
import { INQUIRY } from './inquiry-record.js';
import { newCode } from './inquiry-code.js';
import { type InquiryItemRequest, replaceItems } from './inquiry-items.js';
import { InquiryLimits } from './inquiry-limits.js';
import { INQUIRY_LIST } from './inquiry-list.js';
import { InquiryMails } from './inquiry-mails.js';
import { isFresh, isSuspicious } from './spam.js';

const NO_CONTACT = 'Isi email atau telepon, supaya kami dapat menjawab.';
/** A code that was made here may be taken: the next one is free. */
const ATTEMPTS = 3;

@Injectable()
export class InquiriesService {
  readonly stored = new Counter({
    name: 'etalase_inquiries_total',
    help: 'Stored by this process; a form that completes a chat counts beside it.',
    labelNames: ['channel', 'status'],
    registers: [],
  });

  constructor(
    @InjectRepository(Inquiry) private readonly inquiries: Repository<Inquiry>,
    private readonly creations: Creations,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
    private readonly limits: InquiryLimits,
    private readonly outbox: MailOutbox,
    private readonly mails: InquiryMails,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  /** Sent twice it is stored once. @throws InvalidFields, TooManyRequests */
  async send(request: InquiryRequest, address: string): Promise<string> {
    const { code, token, fax_number: _, items, ...fields } = request;
    if (!fields.email && !fields.phone) throw new InvalidFields({ email: NO_CONTACT });
    if (code && (await this.isSent(code))) return code;
    const status = isSuspicious(request, isFresh(this.secret, token)) ? 'spam' : 'baru';
    return this.limits.within('form', address, () =>
      this.store({ ...fields, status, channel: 'form' }, items, SYSTEM_AUTHOR, code),
    );
  }

  /** Nothing of the buyer: the code leads from the chat to what was asked for. @throws TooManyRequests */
  async noteChat({ code, language, items }: ChatRequest, address: string): Promise<string> {
    if (await this.inquiries.existsBy({ code })) return code;
    return this.limits.within('chat', address, () =>
      this.store({ language, status: 'baru', channel: 'whatsapp' }, items, SYSTEM_AUTHOR, code),
    );
  }

  async add({ items = [], ...fields }: ManualInquiryRequest, by: Author): Promise<WholeInquiry> {
    const create = () => this.store({ ...fields, status: 'baru', channel: 'manual' }, items, by);
    const { id } = await this.creations.once(
      INQUIRY,
      by,
      async () => this.inquiries.findOneByOrFail({ code: await create() }),
      (id) =>
        this.work.internalTransaction(async (manager) => {
          await replaceItems(manager, id, items);
          return (await this.records.update(INQUIRY, id, fields, by, 1)).after;
        }),
    );
    return this.find(id);
  }

  async list(query: ListQuery): Promise<Page<WholeInquiry>> {
    const page = await runList(this.inquiries.createQueryBuilder('inquiry'), query, INQUIRY_LIST);
    const { manager } = this.inquiries;
    const items = await itemsOf(
      manager,
      page.rows.map(({ id }) => id),
    );
    return page.map((inquiry) => ({ ...inquiry, items: items.filter(belongsTo(inquiry)) }));
  }

  /** @throws NotFound */
  async find(id: number): Promise<WholeInquiry> {
    const { manager } = this.inquiries;
    const inquiry = await findRecord(manager, INQUIRY, id);
    const notes = await manager.find(InquiryNote, { where: { inquiry_id: id }, order: { id: 'ASC' } });
    return { ...inquiry, items: await itemsOf(manager, [id]), notes };
  }

  /** 'Bukan spam' sends the mail that it would have sent. @throws NotFound, VersionConflict, InvalidFields */
  async update(id: number, { version, ...fields }: UpdateInquiryRequest, by: Author): Promise<WholeInquiry> {
    await this.work.internalTransaction(async (manager) => {
      const { before, after } = await this.records.update(INQUIRY, id, fields, by, version);
      if (before.status === 'spam' && after.status !== 'spam') await this.tell(manager, after);
    });
    return this.find(id);
  }

  /** An answer sets the time of the first one. @throws NotFound */
  async addNote(id: number, { text, kind = 'note' }: NoteRequest, by: Author): Promise<WholeInquiry> {
    await this.work.internalTransaction(async (manager) => {
      await lockRecord(manager, INQUIRY, id);
      const author = fullName(await manager.findOneByOrFail(Admin, { id: by.adminId ?? 0 }));
      await manager.insert(InquiryNote, { inquiry_id: id, kind, text, author });
      if (kind !== 'note')
        await manager.update(Inquiry, { id, first_replied_at: IsNull() }, { first_replied_at: new Date() });
    });
    return this.find(id);
  }

  private isSent(code: string): Promise<boolean> {
    return this.inquiries.existsBy({ code, channel: 'form' });
  }

  private async store(
    fields: Partial<Inquiry>,
    items: readonly InquiryItemRequest[] = [],
    by: Author,
    code?: string | null,
  ): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const own = code ?? newCode();
      try {
        await this.work.internalTransaction((manager) =>
          this.write(manager, { ...fields, code: own }, items, by),
        );
        this.stored.inc({ channel: fields.channel, status: fields.status });
        return own;
      } catch (error) {
        if (!isDuplicate(error) || attempt === ATTEMPTS) throw error;
        if (code && (await this.isSent(code))) return code;
      }
    }
  }

  /** A form completes what was stored of a chat with its code, and leaves the status that staff gave it. */
  private async write(
    manager: EntityManager,
    fields: Partial<Inquiry> & { code: string },
    items: readonly InquiryItemRequest[],
    by: Author,
  ): Promise<void> {
    const { code, language = 'en' } = fields;
    const chat = await manager.findOneBy(Inquiry, { code, channel: 'whatsapp' });
    const { id } = chat ?? (await this.records.create(INQUIRY, { ...fields, language }, by));
    const status = chat?.status === 'baru' ? fields.status : chat?.status;
    if (chat) await this.records.update(INQUIRY, id, { ...fields, status }, by);
    await replaceItems(manager, id, items);
    await this.tell(manager, await findRecord(manager, INQUIRY, id));
  }

  /** What visitors have sent, unless it looks like spam; staff say of that when it is none. */
  private async tell(manager: EntityManager, inquiry: Inquiry): Promise<void> {
    if (inquiry.channel !== 'form' || inquiry.status === 'spam') return;
    await this.outbox.queue(manager, this.mails.newInquiry(inquiry, await itemsOf(manager, [inquiry.id])));
  }
}

const itemsOf = (manager: EntityManager, ids: number[]) =>
  manager.find(InquiryItem, { where: { inquiry_id: In(ids) }, order: { id: 'ASC' } });

const belongsTo =
  ({ id }: Inquiry) =>
  ({ inquiry_id }: InquiryItem) =>
    inquiry_id === id;
