export const UNIT_WORDS = {
  sack: 'karung',
  carton: 'karton',
  kg: 'kg',
  ton: 'ton',
  piece: 'buah',
} as const;

export const isPack = (unit: unknown): unit is 'sack' | 'carton' => unit === 'sack' || unit === 'carton';

export const AVAILABILITY_WORDS = {
  in_stock: 'Siap kirim',
  made_to_order: 'Dibuat sesuai pesanan',
  seasonal: 'Musiman',
  sold_out: 'Habis',
} as const;
