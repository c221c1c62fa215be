import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isEmail, IsUrl, ValidateBy } from 'class-validator';
import { ReadVersion, RequiredText } from '../http/rules.js';
import type { Contact } from './contact.entity.js';

const LONGEST = 500;

const HttpsLink = (label: string) =>
  applyDecorators(
    RequiredText(label, LONGEST, { format: 'uri', description: 'An https: address.' }),
    IsUrl(
      { protocols: ['https'], require_protocol: true },
      { message: `${label} harus berupa alamat tanpa spasi yang diawali https://` },
    ),
  );

const EmailLink = () =>
  applyDecorators(
    RequiredText('Email', LONGEST, { description: 'An e-mail address, or one behind mailto:' }),
    ValidateBy(
      {
        name: 'isEmailLink',
        validator: { validate: (value) => isEmail(String(value).replace(/^mailto:/i, '')) },
      },
      { message: 'Email harus berupa alamat email.' },
    ),
  );

export class ContactRequest {
  @HttpsLink('WhatsApp')
  url_whatsapp: string;

  @HttpsLink('Instagram')
  url_instagram: string;

  @HttpsLink('TikTok')
  url_tiktok: string;

  @EmailLink()
  url_email: string;

  @HttpsLink('Facebook')
  url_fb: string;
}

export class UpdateContactRequest extends ContactRequest {
  @ReadVersion()
  version?: number | null;
}

export class ContactResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  url_whatsapp: string;

  @ApiProperty()
  url_instagram: string;

  @ApiProperty()
  url_tiktok: string;

  @ApiProperty()
  url_email: string;

  @ApiProperty()
  url_fb: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

export function toContactResponse(contact: Contact): ContactResponse {
  const { id, url_whatsapp, url_instagram, url_tiktok, url_email, url_fb, updated_at, version } = contact;
  return { id, url_whatsapp, url_instagram, url_tiktok, url_email, url_fb, updated_at, version };
}
