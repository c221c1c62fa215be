/** The rules of the contact record's links. Imports nothing, as the back office's form takes them from here too. */

interface Network {
  /** Its own hosts; a leading `www.` or `m.` is left aside. */
  hosts: readonly string[];
  /** The address that a number or the name of an account stands for. */
  linkTo: (typed: string) => string | null;
  /** What a link of its own is stored as; null when it leads nowhere. */
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

/** By the field of the record. The lengths and letters of names are the networks' own. */
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
    // Its accounts have an @ there, which is left out when it is typed from memory; short links have hosts of their own.
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

/** The answer for a network that the company is not on: nothing is stored, and nothing shown. */
export const NO_ACCOUNT = 'Tidak punya';

/**
 * The https link that a typed number, name or link stands for: '0812…' and '+62 812-…' are `https://wa.me/62812…`,
 * '@ndeso' is the account of that name. Null when it is none, or a link of another host.
 */
export function contactLink(field: LinkField, typed: string): string | null {
  const { hosts, linkTo, normalized }: Network = NETWORKS[field];
  const text = typed.trim();
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

/** The shortest numbers of WhatsApp's are '0811 123 456' in Indonesia; a shorter one is not typed to its end. */
function isTooShort(chat: string): boolean {
  const number = /\d+/.exec(chat)?.[0] ?? '';
  return number.startsWith('62') ? number.length < 11 : number.length < 8;
}

/** Without a country code a number is an Indonesian one. */
function chatWith(typed: string): string | null {
  if (!/^\s*\+?[\d\s().-]+$/.test(typed)) return null;
  const isAbroad = /^\s*(\+|00)/.test(typed);
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const number = isAbroad || !/^[08]/.test(digits) ? digits : `62${digits.replace(/^0/, '')}`;
  // As in '+62 (0)812': the zero is dialled inside the country only.
  const dialled = number.replace(/^620+/, '62');
  return /^[1-9]\d{5,14}$/.test(dialled) ? `https://wa.me/${dialled}` : null;
}
