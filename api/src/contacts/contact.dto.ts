import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { isEmail, isLatLong, Matches } from 'class-validator';
import { TranslatedResponse } from '../history/record.dto.js';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import {
  AsCode,
  OptionalText,
  ReadVersion,
  RequiredText,
  TransformText,
  ValidateWith,
} from '../http/rules.js';
import { contactLink, type LinkField, NO_ACCOUNT, refusedLink } from './contact-link.js';

const LONGEST = 500;
const LONGEST_LINE = 200;

const NetworkLink = (label: string, field: LinkField) =>
  applyDecorators(
    RequiredText(label, LONGEST, {
      description: `${
        field === 'url_whatsapp'
          ? "A phone number, Indonesian without a country code, or a link of WhatsApp's"
          : "The name of an account, or a link of the network's own"
      }; kept as the https link. '${NO_ACCOUNT}': kept as an empty text.`,
    }),
    TransformText((text) => contactLink(field, text) ?? text),
    ValidateWith((value) => contactLink(field, String(value)) !== null, refusedLink(label, field)),
  );

const OpeningHours = (days: string) =>
  applyDecorators(
    OptionalText(`Jam kerja ${days}`, '08:00-16:00'.length, { description: 'Empty: closed.' }),
    AsCode(),
    Matches(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, {
      message: `Jam kerja ${days} harus berupa jam buka dan jam tutup, misalnya 08:00-16:00. Kosongkan jika tutup.`,
    }),
  );

export class ContactRequest {
  @NetworkLink('WhatsApp', 'url_whatsapp')
  url_whatsapp: string;

  @NetworkLink('Instagram', 'url_instagram')
  url_instagram: string;

  @NetworkLink('TikTok', 'url_tiktok')
  url_tiktok: string;

  @ValidateWith(
    (value) => isEmail(String(value).replace(/^mailto:/i, '')),
    'Email harus berupa alamat email.',
  )
  @RequiredText('Email', LONGEST, { description: 'An e-mail address, or one behind mailto:' })
  url_email: string;

  @NetworkLink('Facebook', 'url_fb')
  url_fb: string;

  @OptionalText('Alamat', LONGEST_LINE, { description: 'Of the office, in one line, Indonesian.' })
  address?: string | null;

  @OptionalText('Alamat (Inggris)', LONGEST_LINE)
  address_en?: string | null;

  @ValidateWith(
    (value) => /^[-\d., ]+$/.test(String(value)) && isLatLong(String(value)),
    'Titik peta harus berupa dua angka, misalnya -7.319, 110.491.',
  )
  @AsCode()
  @OptionalText('Titik peta', 30, { description: 'Latitude and longitude.' })
  map_point?: string | null;

  @OpeningHours('Senin–Jumat')
  weekday_hours?: string | null;

  @OpeningHours('Sabtu')
  saturday_hours?: string | null;

  @OptionalText('Keterangan jam buka', LONGEST_LINE, {
    description: "Shown above the opening hours, in one line, Indonesian: 'Libur Lebaran 27 Maret–5 April'.",
  })
  hours_note?: string | null;

  @OptionalText('Keterangan jam buka (Inggris)', LONGEST_LINE)
  hours_note_en?: string | null;
}

export class UpdateContactRequest extends IntersectionType(ContactRequest, ReadVersion) {}

export class ContactResponse extends IntersectionType(
  TranslatedResponse,
  ResponseFieldsOf(ContactRequest, []),
) {}

export const CONTACT_TRANSLATIONS = { address_en: 'address', hours_note_en: 'hours_note' } as const;

export const toContactResponse = responseOf(ContactResponse);
