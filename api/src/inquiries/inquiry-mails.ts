import { Injectable } from '@nestjs/common';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { Env } from '../env.js';
import type { Mail } from '../mail/mail-outbox.service.js';
import { Inquiry, InquiryItem } from './inquiry.entity.js';
import { describeItem } from './inquiry-items.js';
import { OPEN_STATUSES } from './inquiry-statuses.js';

/** In the morning mail; how many more there are is said. */
const MOST_LISTED = 50;

@Injectable()
export class InquiryMails {
  constructor(private readonly env: Env) {}

  /** To staff, who answer the buyer by answering it. */
  newInquiry(inquiry: Inquiry, items: readonly InquiryItem[]): Mail {
    const { code, name, company, country, email, phone, port, incoterm, message } = inquiry;
    const lines = [
      [name, company, country].filter(Boolean).join(', '),
      [email, phone].filter(Boolean).join(', '),
      [port, incoterm].filter(Boolean).join(', '),
      ...items.map((item) => `- ${describeItem(item)}`),
      '',
      message,
      '',
      this.address(inquiry),
    ];
    return {
      subject: `Permintaan baru ${code}`,
      text: lines.filter((line) => line !== null).join('\n'),
      replyTo: email,
      reference: code,
    };
  }

  /** @param day in the office @returns undefined when there is nothing to tell */
  async read(manager: EntityManager, day: string): Promise<Mail | undefined> {
    const [due, count] = await manager.findAndCount(Inquiry, {
      where: { status: In(OPEN_STATUSES), follow_up_at: LessThanOrEqual(day) },
      order: { follow_up_at: 'ASC', id: 'ASC' },
      take: MOST_LISTED,
    });
    if (count === 0) return undefined;
    const lines = due.map((inquiry) =>
      [inquiry.follow_up_at, inquiry.code, inquiry.name, inquiry.company, this.address(inquiry)]
        .filter(Boolean)
        .join('  '),
    );
    if (count > due.length) lines.push(`dan ${count - due.length} lainnya`);
    return { subject: `Hubungi lagi hari ini: ${count} permintaan`, text: lines.join('\n') };
  }

  private readonly address = ({ id }: Inquiry) => `${this.env.PUBLIC_URL}/admin/permintaan/edit/${id}`;
}
