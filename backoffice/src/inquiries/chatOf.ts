import { contactLink } from 'api/shared';

/** Null without a number that WhatsApp can dial. */
export const chatOf = (phone: string | null) =>
  phone ? contactLink('url_whatsapp', phone.replaceAll('/', ' ')) : null;
