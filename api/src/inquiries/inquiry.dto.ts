import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { isEmail, IsIn, Matches, ValidateIf } from 'class-validator';
import { RecordResponse } from '../history/record.dto.js';
import { OptionalInteger } from '../http/number-rules.js';
import { ColumnsOf, ResponseFieldsOf, responseOf } from '../http/response-type.js';
import {
  AsCode,
  notOneOf,
  OptionalChoice,
  OptionalDay,
  OptionalText,
  ReadVersion,
  RequiredText,
  UpperCase,
  ValidateWith,
} from '../http/rules.js';
import { INCOTERMS } from '../products/trade.dto.js';
import { type InquiryItemRequest, ItemsField } from './inquiry-items.js';
import { Inquiry, InquiryItem, InquiryNote } from './inquiry.entity.js';
import { CHANNELS, type InquiryStatus, NOTE_KINDS, type NoteKind, STATUSES } from './inquiry-statuses.js';

export const LONGEST_MESSAGE = 4000;
const LANGUAGES = ['id', 'en'] as const;
const NOT_A_CODE = 'Kode permintaan tidak benar, contohnya E-4K7Q2M.';
const NOT_A_PHONE = 'Telepon hanya boleh berisi angka, spasi, dan + ( ) - . /, paling sedikit enam angka.';

const isPhone = (text: unknown) =>
  /^[\d\s()+./-]+$/.test(String(text)) && String(text).replace(/\D/g, '').length >= 6;

const Code = () =>
  applyDecorators(
    Matches(/^E-[0-9A-Z]{6}$/, { message: NOT_A_CODE }),
    UpperCase(),
    AsCode(),
    OptionalText('Kode', 20, { description: 'As `E-4K7Q2M`, made by the browser; made here when absent.' }),
  );

/** Of one or the other kind; left out it stays. */
const Choice = (label: string, choices: readonly string[]) =>
  applyDecorators(
    ApiProperty({ title: label, enum: choices, required: false }),
    ValidateIf((_, value) => value !== undefined),
    IsIn(choices, { message: notOneOf(label, choices) }),
  );

export class BuyerFields {
  @ValidateWith((value) => isEmail(value), 'Email harus berupa alamat email.')
  @AsCode()
  @OptionalText('Email', 254)
  email?: string | null;

  @ValidateWith(isPhone, NOT_A_PHONE)
  @AsCode()
  @OptionalText('Telepon', 40)
  phone?: string | null;

  @OptionalText('Perusahaan', 150)
  company?: string | null;

  @OptionalText('Negara', 80)
  country?: string | null;

  @OptionalText('Pelabuhan tujuan', 100)
  port?: string | null;

  @OptionalChoice('Incoterm', INCOTERMS)
  incoterm?: string | null;

  @Choice('Bahasa', LANGUAGES)
  language?: 'id' | 'en';
}

/** What a visitor sends, as JSON or as a form. */
export class InquiryRequest extends BuyerFields {
  @RequiredText('Nama', 100)
  name: string;

  @RequiredText('Pesan', LONGEST_MESSAGE, { lines: true, description: 'Of either an e-mail or a phone.' })
  message: string;

  @Code()
  code?: string | null;

  @OptionalText('Token', 200, { description: 'Of `GET inquiry/token`, 3 seconds to 24 hours old.' })
  token?: string | null;

  @OptionalText('Halaman', 300, { description: 'The path that it was sent from.' })
  source?: string | null;

  @OptionalText('UTM', 300)
  utm?: string | null;

  @OptionalText('Faks', 200, { description: 'People do not see it: whoever fills it in is a program.' })
  fax_number?: string | null;

  @ItemsField()
  items?: InquiryItemRequest[];
}

/** What goes with a chat; it is matched by its code. */
export class ChatRequest {
  @Matches(/^E-[0-9A-Z]{6}$/, { message: NOT_A_CODE })
  @RequiredText('Kode', 20)
  code: string;

  @Choice('Bahasa', LANGUAGES)
  language?: 'id' | 'en';

  @ItemsField()
  items?: InquiryItemRequest[];
}

/** Of a call, a chat or a fair, written down by staff. */
export class ManualInquiryRequest extends BuyerFields {
  @RequiredText('Nama', 100)
  name: string;

  @OptionalText('Pesan', LONGEST_MESSAGE, { lines: true })
  message?: string | null;

  @ItemsField()
  items?: InquiryItemRequest[];
}

class HandledFields extends BuyerFields {
  @OptionalText('Nama', 100)
  name?: string | null;

  @Choice('Status', STATUSES)
  status?: InquiryStatus;

  @OptionalText('Alasan kalah', 300)
  lost_reason?: string | null;

  @OptionalInteger('Penanggung jawab', { min: 1, description: 'The id of an administrator.' })
  assignee_id?: number | null;

  @OptionalDay('Hubungi lagi')
  follow_up_at?: string | null;
}

/** Fields that are left out stay as they are. */
export class UpdateInquiryRequest extends IntersectionType(HandledFields, ReadVersion) {}

export class NoteRequest {
  @RequiredText('Catatan', LONGEST_MESSAGE, { lines: true })
  text: string;

  @Choice('Jenis catatan', NOTE_KINDS)
  kind?: NoteKind;
}

export class ItemResponse extends ColumnsOf(
  InquiryItem,
  ['product_id', 'name', 'quantity', 'unit', 'sample'],
  {
    product_id: { description: 'Null once the product is gone.' },
    name: { description: 'As the product was called.' },
  },
) {}

export class NoteResponse extends ColumnsOf(InquiryNote, ['id', 'kind', 'text', 'author', 'at'], {
  kind: { enum: NOTE_KINDS, description: 'Other than note: what was answered.' },
}) {}

export class InquiryResponse extends IntersectionType(
  RecordResponse,
  ResponseFieldsOf(HandledFields, []),
  ColumnsOf(Inquiry, ['code', 'channel', 'message', 'source', 'utm', 'first_replied_at', 'created_at'], {
    code: { example: 'E-4K7Q2M' },
    channel: { enum: CHANNELS },
  }),
) {
  @ApiProperty({ type: [ItemResponse] })
  items: ItemResponse[];

  @ApiProperty({ type: [NoteResponse], required: false, description: 'Not in lists. Oldest first.' })
  notes?: NoteResponse[];
}

export class TokenResponse {
  @ApiProperty()
  token: string;
}

export class SentResponse {
  @ApiProperty({ example: 'E-4K7Q2M' })
  code: string;
}

export interface WholeInquiry extends Inquiry {
  items: InquiryItem[];
  notes?: InquiryNote[];
}

const response = responseOf(InquiryResponse);
const item = responseOf(ItemResponse);
const note = responseOf(NoteResponse);

export function toInquiryResponse({ items, notes, ...inquiry }: WholeInquiry): InquiryResponse {
  return response({
    ...inquiry,
    items: items.map(item),
    ...(notes && { notes: notes.map(note) }),
  });
}
