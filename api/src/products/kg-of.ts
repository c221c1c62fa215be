import { isPack } from './code-words.js';

/** The net weight of what a price or an order is for; undefined for pieces, and for packs of which it is not known. */
export function kgOf(unit: unknown, pack_net_kg: unknown): number | undefined {
  if (unit === 'kg') return 1;
  if (unit === 'ton') return 1000;
  return isPack(unit) && typeof pack_net_kg === 'number' ? pack_net_kg : undefined;
}
