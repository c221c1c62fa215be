import { alone } from './trade-words.js';

const PICKUP = new RegExp(
  alone(
    String.raw`(?:self[\s-]+)?pick[\s-]?up|(?:di)?ambil\s+sendiri|(?:(?:(?:di)?ambil|bayar)\s+)?di\s+tempat`,
  ),
  'giu',
);

/** A search without how goods are collected: 'ambil di tempat' is no 'empat'. */
export const withoutPickup = (text: string) => text.replace(PICKUP, ' ').trim();

const DAY = '(?:senin|selasa|rabu|kamis|jum.?at|sabtu|minggu|libur|ini)';
const WHEN = String.raw`(?:${DAY}|jam(?:\s+berapa)?)`;
const OPENING = new RegExp(
  alone(
    String.raw`(?:${WHEN}\s+)?(?:buka|tutup)(?:\s+${WHEN})?|hari\s+${DAY}|setiap\s+hari|tanggal\s+merah|sabtu|(?:on\s+)?(?:saturdays?|sundays?)|(?:opening|closing|business|working|office)\s+hours?|datang|mampir|(?:ber)?kunjung(?:an|i)?|visit(?:s|ing)?`,
  ),
  'giu',
);

/** A search without when one may come for them: 'hari sabtu buka' is no '30 hari', 'datang' no 'matang'. */
export const withoutOpening = (text: string) => text.replace(OPENING, ' ').trim();
