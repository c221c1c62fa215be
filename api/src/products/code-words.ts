/** What staff read for a unit, in the order of the choices. */
export const UNIT_WORDS = {
  sack: 'karung',
  carton: 'karton',
  kg: 'kg',
  ton: 'ton',
  piece: 'buah',
} as const;

/** Of which a net weight tells more. */
export const isPack = (unit: unknown): unit is 'sack' | 'carton' => unit === 'sack' || unit === 'carton';

/** What staff read for an availability, in the order of the choices. */
export const AVAILABILITY_WORDS = {
  in_stock: 'Siap kirim',
  made_to_order: 'Dibuat sesuai pesanan',
  seasonal: 'Musiman',
  sold_out: 'Habis',
} as const;
