import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { Env } from '../env.js';
import type { ListQuery } from '../http/list-query.js';
import { SheetQueue } from '../spreadsheets/sheet-queue.js';
import { type Cell, type SheetFormat, writeSheet } from '../spreadsheets/spreadsheet-file.js';
import type { WholeInquiry } from './inquiry.dto.js';
import { describeItem } from './inquiry-items.js';
import { InquiriesService } from './inquiries.service.js';

const PAGE = 1000;

@Injectable()
export class InquirySheet {
  private readonly queue = new SheetQueue('Ekspor');

  constructor(
    private readonly inquiries: InquiriesService,
    private readonly env: Env,
  ) {}

  /** All that the list finds, in its order. @throws TooManyRequests, Unavailable */
  write(query: ListQuery, format: SheetFormat, { adminId }: AuthenticatedUser): Promise<Buffer> {
    return this.queue.take(adminId, async () => {
      const columns = columnsIn(this.env.OFFICE_TIMEZONE);
      const rows: Cell[][] = [Object.keys(columns)];
      for (let first = 0; ; first += PAGE) {
        const range = JSON.stringify([first, first + PAGE - 1]);
        const page = await this.inquiries.list({ ...query, range });
        rows.push(...page.rows.map((inquiry) => Object.values(columns).map((read) => read(inquiry))));
        if (page.rows.length < PAGE) return writeSheet(rows, format);
      }
    });
  }
}

function columnsIn(timeZone: string): Record<string, (inquiry: WholeInquiry) => Cell> {
  // Swedish writes a time as '2026-12-01 07:00'.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return {
    Kode: ({ code }) => code,
    Diterima: ({ created_at }) => clock.format(created_at),
    Status: ({ status }) => status,
    'Hubungi lagi': ({ follow_up_at }) => follow_up_at,
    Asal: ({ channel }) => channel,
    Nama: ({ name }) => name,
    Perusahaan: ({ company }) => company,
    Negara: ({ country }) => country,
    Email: ({ email }) => email,
    Telepon: ({ phone }) => phone,
    Bahasa: ({ language }) => language,
    'Pelabuhan tujuan': ({ port }) => port,
    Incoterm: ({ incoterm }) => incoterm,
    Produk: ({ items }) => items.map(describeItem).join('\n'),
    Pesan: ({ message }) => message,
    'Alasan kalah': ({ lost_reason }) => lost_reason,
    'Dijawab pertama kali': ({ first_replied_at: at }) => at && clock.format(at),
  };
}
