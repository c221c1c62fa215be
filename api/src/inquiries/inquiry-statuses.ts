/** What each status means for the inquiry; `spam` never was one. */
export const INQUIRY_STATUSES = {
  baru: 'open',
  dihubungi: 'open',
  penawaran: 'open',
  sampel: 'open',
  menang: 'won',
  kalah: 'lost',
  spam: 'lost',
} as const;

export type InquiryStatus = keyof typeof INQUIRY_STATUSES;
export const STATUSES = Object.keys(INQUIRY_STATUSES) as InquiryStatus[];
export const OPEN_STATUSES = STATUSES.filter((status) => INQUIRY_STATUSES[status] === 'open');

export const CHANNELS = ['form', 'whatsapp', 'manual'] as const;
export type Channel = (typeof CHANNELS)[number];

export const NOTE_KINDS = ['note', 'whatsapp', 'email'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

const NO_DAY = '9999-12-31';
const GROUPS = { open: 0, won: 1, lost: 1 } as const;

interface Handling {
  status: InquiryStatus;
  follow_up_at?: string | null;
}

/** Sorts the inbox by an index: open ones by day, then those without a day, then the others, spam last. */
export function sortDay({ status, follow_up_at }: Handling): string {
  const group = status === 'spam' ? 2 : GROUPS[INQUIRY_STATUSES[status]];
  return `${group}${follow_up_at ?? NO_DAY}`;
}
