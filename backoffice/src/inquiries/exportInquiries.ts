import { FORMULA_START } from 'api/formula-starts';
import type { InquiryResponse } from 'api/schema';
import { saveFile } from '../api/httpClient';
import { formatTime } from '../formatTime';
import { wordFor } from '../i18n/codes';
import { id } from '../i18n/id';
import { asked } from './asked';

const COLUMNS = [
  'code',
  'created_at',
  'status',
  'follow_up_at',
  'channel',
  'name',
  'company',
  'country',
  'email',
  'phone',
  'language',
  'port',
  'incoterm',
  'items',
  'message',
  'lost_reason',
  'first_replied_at',
] as const;

/** As the spreadsheets of products: what Excel in Indonesian opens in columns, and takes for no formula. */
export function toCsv(inquiries: readonly InquiryResponse[]): string {
  const labels: Record<string, string> = id.resources.permintaan?.fields ?? {};
  const rows = inquiries.map((inquiry) => COLUMNS.map((column) => valueOf(inquiry, column)));
  return [COLUMNS.map((column) => labels[column] ?? column), ...rows]
    .map((row) => row.map((cell) => `"${cell.replace(FORMULA_START, "'").replaceAll('"', '""')}"`).join(';'))
    .join('\r\n');
}

function valueOf({ items, ...inquiry }: InquiryResponse, column: (typeof COLUMNS)[number]): string {
  if (column === 'items') return items.map((item) => asked(item)).join('\n');
  const value = inquiry[column] ?? '';
  return column.endsWith('ed_at') && value ? formatTime(value) : wordFor(column, value);
}

export const exportInquiries = (inquiries: InquiryResponse[]) =>
  saveFile(new Blob([`\uFEFF${toCsv(inquiries)}`], { type: 'text/csv' }), 'permintaan.csv');
