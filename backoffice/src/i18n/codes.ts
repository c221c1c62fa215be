import type { ProductResponse } from '../api/schema';

type Values = { [Field in keyof ProductResponse]-?: NonNullable<ProductResponse[Field]> };

/** The fields of a product that take one of a list of codes. */
type CodeField = {
  [Field in keyof Values]: Values[Field] extends string
    ? string extends Values[Field]
      ? never
      : Field
    : never;
}[keyof Values];

/** A code without a word does not compile. */
type Words = { readonly [Field in CodeField]: Readonly<Record<Values[Field], string>> };

const UNIT = { sack: 'karung', carton: 'karton', kg: 'kg', ton: 'ton', piece: 'buah' } as const;

/** What staff read for a code, in the order of the choices. Incoterms are known by their codes. */
export const WORDS = {
  price_unit: UNIT,
  export_unit: UNIT,
  moq_unit: UNIT,
  availability: {
    in_stock: 'Siap kirim',
    made_to_order: 'Dibuat sesuai pesanan',
    seasonal: 'Musiman',
    sold_out: 'Habis',
  },
} as const satisfies Omit<Words, 'export_incoterm'>;

export type Incoterms = Words['export_incoterm'];

export function wordFor(field: string, code: string): string {
  const words: Readonly<Record<string, string>> = field in WORDS ? WORDS[field as keyof typeof WORDS] : {};
  return words[code] ?? code;
}
