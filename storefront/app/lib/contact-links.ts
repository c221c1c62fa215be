/** The fields of the contact record are unchecked text, so each address is validated here. */

/** Only https: becomes a link, so a stored `javascript:` never reaches a page. */
export function webLink(stored: string | null | undefined): string | undefined {
  const address = stored?.trim();
  return address && /^https:\/\/\S+$/i.test(address) ? address : undefined;
}

const WHATSAPP_HOSTS = new Set(['wa.me', 'www.wa.me', 'api.whatsapp.com']);

/** A WhatsApp link with the message filled in; any other link is returned unchanged. */
export function chatLink(link: string, message: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (!WHATSAPP_HOSTS.has(url.hostname)) return link;
  url.searchParams.delete('text');
  // Not as a search parameter: WhatsApp would show the plus signs that encode spaces there.
  return `${url.href}${url.search ? '&' : '?'}text=${encodeURIComponent(message)}`;
}

/** '+628120…' from 'https://wa.me/628120…', also where a message is written into the link. */
export function messagingNumber(whatsappUrl: string): string {
  return whatsappUrl
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?wa\.me\//i, '+')
    .replace(/^(\+\d+)\/?\?.*$/, '$1');
}

/** Undefined for a chat whose address has no number. */
export function phoneNumber(whatsappUrl: string | undefined): string | undefined {
  const number = messagingNumber(whatsappUrl ?? '');
  return /^\+\d+$/.test(number) ? number : undefined;
}

export function emailAddress(stored: string | null | undefined): string | undefined {
  const address = stored?.trim().replace(/^mailto:/i, '');
  return address && /^[^\s@:/]+@[^\s@:/]+$/.test(address) ? address : undefined;
}

/** What follows the address in a mailto: link. */
export function mailQuery(subject: string, body: string): string {
  // RFC 6068 wants both characters for a new line.
  const lines = body.replaceAll('\n', '\r\n');
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/** Gmail's compose window, for visitors without a mail program. */
export function webMailLink(address: string): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`;
}
