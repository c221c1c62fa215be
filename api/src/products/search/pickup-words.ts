import { alone } from './trade-words.js';

const PICKUP = new RegExp(
  alone(
    String.raw`(?:self[\s-]+)?pick[\s-]?up|(?:di)?ambil\s+sendiri|(?:(?:(?:di)?ambil|bayar)\s+)?di\s+tempat`,
  ),
  'giu',
);

/** A search without how goods are collected: 'ambil di tempat' is no 'empat'. */
export const withoutPickup = (text: string) => text.replace(PICKUP, ' ').trim();
