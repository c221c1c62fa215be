import { AVAILABILITY_WORDS, UNIT_WORDS } from 'api/shared';
import type { DocumentResponse, InquiryResponse, ProductResponse, SpecFieldResponse } from 'api/schema';

type Words<Code> = Readonly<Record<NonNullable<Code> & string, string>>;

/** By field, in the order of the choices. Incoterms are shown as their codes. */
export const WORDS = {
  price_unit: UNIT_WORDS,
  export_unit: UNIT_WORDS,
  moq_unit: UNIT_WORDS,
  availability: AVAILABILITY_WORDS,
  language: { id: 'Indonesia', en: 'Inggris' } satisfies Words<DocumentResponse['language']>,
  status: {
    baru: 'Baru',
    dihubungi: 'Dihubungi',
    penawaran: 'Penawaran',
    sampel: 'Sampel',
    menang: 'Menang',
    kalah: 'Kalah',
    spam: 'Diduga spam',
  } satisfies Words<InquiryResponse['status']>,
  channel: {
    form: 'Formulir',
    whatsapp: 'WhatsApp',
    manual: 'Dicatat staf',
  } satisfies Words<InquiryResponse['channel']>,
  kind: {
    number: 'Angka',
    range: 'Rentang angka',
    text: 'Teks',
    choice: 'Pilihan dari daftar',
    yes_no: 'Ya atau tidak',
  } satisfies Words<SpecFieldResponse['kind']>,
  bound: {
    typical: 'Nilai lazim',
    min: 'Paling sedikit (min.)',
    max: 'Paling banyak (maks.)',
  } satisfies Words<SpecFieldResponse['bound']>,
} as const;

export type Incoterms = Words<ProductResponse['export_incoterm']>;

export function wordFor(field: string, code: string): string {
  const words: Readonly<Record<string, string>> = field in WORDS ? WORDS[field as keyof typeof WORDS] : {};
  return words[code] ?? code;
}
