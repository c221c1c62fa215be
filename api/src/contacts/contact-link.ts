/** This file imports nothing of the server, since the back office's form takes it too. */
import { cleanCode } from '../clean-text.js';

interface Network {
  /** A leading `www.` or `m.` is left aside. */
  hosts: readonly string[];
  linkTo: (typed: string) => string | null;
  /** What a link is stored as; null when it leads nowhere. */
  normalized?: (link: URL) => string | null;
  accepts: string;
}

const WHATSAPP: Network = {
  hosts: ['wa.me', 'api.whatsapp.com', 'web.whatsapp.com'],
  linkTo: (typed) => {
    const chat = chatWith(typed);
    return chat && isTooShort(chat) ? null : chat;
  },
  normalized: (link) => {
    const number = link.searchParams.get('phone') ?? /^\/\+?(\d+)\/?$/.exec(link.pathname)?.[1];
    if (number === undefined) return /^\/(message|qr)\/\w+\/?$/.test(link.pathname) ? link.href : null;
    const chat = chatWith(number.startsWith('0') ? number : `+${number}`);
    const text = link.searchParams.get('text');
    return chat && text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
  },
  accepts: 'nomor WhatsApp, misalnya 0812 3456 7890, atau tautan https://wa.me/',
};

const account = (name: RegExp, address: string) => (typed: string) => {
  const found = name.exec(typed)?.[1];
  return found === undefined ? null : address + found;
};

const NETWORKS = {
  url_whatsapp: WHATSAPP,
  url_instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    linkTo: account(/^@?([\w.]{1,30})$/, 'https://www.instagram.com/'),
    accepts: 'nama akun, misalnya @ndeso, atau tautan https://www.instagram.com/',
  },
  url_tiktok: {
    hosts: ['tiktok.com', 'vt.tiktok.com', 'vm.tiktok.com'],
    linkTo: account(/^@?([\w.]{2,24})$/, 'https://www.tiktok.com/@'),
    // The @ is left out when an address is typed from memory; short links have hosts of their own.
    normalized: ({ href, hostname, pathname }) => {
      const name = /^(?:www\.)?tiktok\.com$/.test(hostname)
        ? /^\/([\w.]{2,24})\/?$/.exec(pathname)?.[1]
        : undefined;
      return name === undefined ? href : `https://www.tiktok.com/@${name}`;
    },
    accepts: 'nama akun, misalnya @ndeso, atau tautan https://www.tiktok.com/',
  },
  url_fb: {
    hosts: ['facebook.com', 'web.facebook.com', 'id-id.facebook.com', 'fb.com', 'fb.me'],
    linkTo: account(/^@?([A-Za-z\d.]{5,50})$/, 'https://www.facebook.com/'),
    accepts: 'nama akun, misalnya @ndeso, atau tautan https://www.facebook.com/',
  },
} satisfies Record<string, Network>;

export type LinkField = keyof typeof NETWORKS;

/** The company is not on the network: nothing is stored, and nothing shown. */
export const NO_ACCOUNT = 'Tidak punya';

/** '0812…' and '+62 812-…' become `https://wa.me/62812…`. Null for no name, or a link of another host. */
export function contactLink(field: LinkField, typed: string): string | null {
  const { hosts, linkTo, normalized }: Network = NETWORKS[field];
  const text = cleanCode(typed);
  if (text === NO_ACCOUNT) return text;
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(text);
  const host = (hasScheme ? text.replace(/^https:\/\//i, '') : text).split(/[/?#]/)[0]?.toLowerCase() ?? '';
  if (!hosts.includes(host.replace(/^(www|m)\./, ''))) return hasScheme ? null : linkTo(text);
  const address = hasScheme ? text : `https://${text}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const link = new URL(address);
  if (link.pathname === '/' && !link.search) return null;
  return normalized ? normalized(link) : address;
}

export const refusedLink = (label: string, field: LinkField) =>
  `${label} harus berupa ${NETWORKS[field].accepts}`;

/** The shortest Indonesian numbers are like '0811 123 456'; a shorter one is not typed to its end. */
function isTooShort(chat: string): boolean {
  const number = /\d+/.exec(chat)?.[0] ?? '';
  return number.startsWith('62') ? number.length < 11 : number.length < 8;
}

/** Without a country code a number is an Indonesian one. */
function chatWith(typed: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const isAbroad = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const number = isAbroad || !/^[08]/.test(digits) ? digits : `62${digits.replace(/^0/, '')}`;
  // As in '+62 (0)812': the zero is dialled inside the country only.
  const dialled = number.replace(/^620+/, '62');
  return /^[1-9]\d{5,14}$/.test(dialled) ? `https://wa.me/${dialled}` : null;
}
