/** The links built from the contact record. Its fields are data, so every address is checked before it becomes a link. */

/** The trimmed address when it is an https: link, otherwise undefined: a stored `javascript:` never reaches a page. */
export function webLink(stored: string | null | undefined): string | undefined {
  const address = stored?.trim();
  return address && /^https:\/\/\S+$/i.test(address) ? address : undefined;
}

const WHATSAPP_HOSTS = new Set(['wa.me', 'www.wa.me', 'api.whatsapp.com']);

/** The chat with a message already written; a link to any other service stays as it is. */
export function chatLink(link: string, message: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (!WHATSAPP_HOSTS.has(url.hostname)) return link;
  url.searchParams.delete('text');
  // Not as a search parameter: WhatsApp would show the plus signs that stand for spaces there.
  return `${url.href}${url.search ? '&' : '?'}text=${encodeURIComponent(message)}`;
}

/** 'https://wa.me/628120…' shown as '+628120…'. */
export function messagingNumber(whatsappUrl: string): string {
  return whatsappUrl.trim().replace(/^(https?:\/\/)?(www\.)?wa\.me\//i, '+');
}

/** The trimmed e-mail address, whether or not it was stored with `mailto:`. */
export function emailAddress(stored: string | null | undefined): string | undefined {
  const address = stored?.trim().replace(/^mailto:/i, '');
  return address && /^[^\s@:/]+@[^\s@:/]+$/.test(address) ? address : undefined;
}

export function mailtoLink(address: string): string {
  return `mailto:${address}`;
}

/** A web-mail compose window addressed to the company: for visitors without a mail program. */
export function webMailLink(address: string): string {
  return `https://mail.google.com/mail/?view=cm&fs=1&to=${encodeURIComponent(address)}`;
}
