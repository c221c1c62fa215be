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

/** What people also write for a unit. */
export const ALSO_UNITS: Readonly<Record<string, keyof typeof UNIT_WORDS>> = {
  sak: 'sack',
  zak: 'sack',
  dus: 'carton',
  dos: 'carton',
  kardus: 'carton',
  kilo: 'kg',
  pcs: 'piece',
  biji: 'piece',
};

/** What staff read for an availability, in the order of the choices. */
export const AVAILABILITY_WORDS = {
  in_stock: 'Siap kirim',
  made_to_order: 'Dibuat sesuai pesanan',
  seasonal: 'Musiman',
  sold_out: 'Habis',
} as const;

/** What offices also write for an availability. */
export const ALSO_AVAILABILITIES: Readonly<Record<string, keyof typeof AVAILABILITY_WORDS>> = {
  ready: 'in_stock',
  'ready stock': 'in_stock',
  'ready stok': 'in_stock',
  'in stock': 'in_stock',
  available: 'in_stock',
  tersedia: 'in_stock',
  ada: 'in_stock',
  'stok ada': 'in_stock',
  stok: 'in_stock',
  indent: 'made_to_order',
  inden: 'made_to_order',
  po: 'made_to_order',
  'pre order': 'made_to_order',
  'pre-order': 'made_to_order',
  preorder: 'made_to_order',
  'made to order': 'made_to_order',
  seasonal: 'seasonal',
  kosong: 'sold_out',
  'tidak ada': 'sold_out',
  'stok kosong': 'sold_out',
  'tidak tersedia': 'sold_out',
  'sold out': 'sold_out',
  'out of stock': 'sold_out',
};
