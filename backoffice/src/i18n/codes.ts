import { AVAILABILITY_WORDS, UNIT_WORDS } from 'api/shared';
import type { ProductResponse, SpecFieldResponse } from 'api/schema';

type Values<Row> = { [Field in keyof Row]-?: NonNullable<Row[Field]> };

/** The fields that take one of a list of codes. A code without a word does not compile. */
type Words<Row> = {
  readonly [
    Field in keyof Row as Values<Row>[Field] extends string
      ? string extends Values<Row>[Field]
        ? never
        : Field
      : never
  ]-?: Readonly<Record<Values<Row>[Field] & string, string>>;
};

/** What staff read for a code, in the order of the choices. Incoterms are known by their codes. */
export const WORDS = {
  price_unit: UNIT_WORDS,
  export_unit: UNIT_WORDS,
  moq_unit: UNIT_WORDS,
  availability: AVAILABILITY_WORDS,
  kind: {
    number: 'Angka',
    range: 'Rentang angka',
    text: 'Teks',
    choice: 'Pilihan dari daftar',
    yes_no: 'Ya atau tidak',
  },
  bound: {
    typical: 'Nilai lazim',
    min: 'Paling sedikit (min.)',
    max: 'Paling banyak (maks.)',
  },
} as const satisfies Omit<Words<ProductResponse>, 'export_incoterm'> & Words<SpecFieldResponse>;

export type Incoterms = Words<ProductResponse>['export_incoterm'];

export function wordFor(field: string, code: string): string {
  const words: Readonly<Record<string, string>> = field in WORDS ? WORDS[field as keyof typeof WORDS] : {};
  return words[code] ?? code;
}
