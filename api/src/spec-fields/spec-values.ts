import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { isISO8601 } from 'class-validator';
import { cleanLine } from '../clean-text.js';
import { isPrintable } from '../http/rules.js';
import { today } from '../http/today.js';
import { optionsOf } from './options.js';
import type { Bound, Kind, SpecField } from './spec-field.entity.js';

@ApiSchema({ name: 'SpecValueShape' })
export class SpecValue {
  @ApiProperty({ required: false, description: 'Of a number that has no bound.' })
  value?: number;

  @ApiProperty({ required: false, description: 'Of a lower bound, or of a range.' })
  min?: number;

  @ApiProperty({ required: false, description: 'Of an upper bound, or of a range.' })
  max?: number;

  @ApiProperty({ required: false, maxLength: 300, description: 'Indonesian.' })
  text?: string;

  @ApiProperty({ required: false, maxLength: 300 })
  text_en?: string;

  @ApiProperty({ required: false, description: 'The key of an option.' })
  choice?: string;

  @ApiProperty({ required: false })
  yes?: boolean;

  @ApiProperty({ required: false, maxLength: 100, description: "Of its test, where it is not the field's." })
  method?: string;

  @ApiProperty({ required: false, maxLength: 150 })
  lab?: string;

  @ApiProperty({ required: false, format: 'date', description: 'Not in the future.' })
  tested_at?: string;
}

export type Specs = Record<string, SpecValue>;

type Part = keyof SpecValue;
/** @returns the end of a sentence that says what is wrong */
type Rule = (value: unknown) => string | undefined;

export const LONGEST_TEXT = 300;
/** Fits into a decimal(15,4) column. */
const HIGHEST = 999_999_999;

const number: Rule = (value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'harus berupa angka';
  if (Math.abs(value) > HIGHEST) return 'terlalu besar';
  return Number(value.toFixed(4)) === value ? undefined : 'paling banyak empat desimal';
};

const text =
  (longest: number): Rule =>
  (value) => {
    if (typeof value !== 'string') return 'harus berupa teks';
    if (!isPrintable(value)) return 'memuat karakter yang tidak dapat ditampilkan';
    return value.length > longest ? `paling panjang ${longest} karakter` : undefined;
  };

const day: Rule = (value) => {
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  if (!isDay || !isISO8601(value, { strict: true })) return 'harus berupa tanggal, misalnya 2026-08-31';
  return value > today() ? 'tidak boleh di masa depan' : undefined;
};

const RULES: Record<Exclude<Part, 'choice'>, Rule> = {
  value: number,
  min: number,
  max: number,
  text: text(LONGEST_TEXT),
  text_en: text(LONGEST_TEXT),
  yes: (value) => (typeof value === 'boolean' ? undefined : 'harus ya atau tidak (true, false)'),
  method: text(100),
  lab: text(150),
  tested_at: day,
};
const NAMES: Partial<Record<Part, string>> = {
  text_en: ' (Inggris)',
  method: ': metode uji',
  lab: ': laboratorium',
  tested_at: ': tanggal uji',
};
const TEST_PARTS = ['method', 'lab', 'tested_at'] as const;

/** The parts that hold the value itself, by the bound of a field, or else by its kind. */
export const PARTS = {
  number: ['value'],
  typical: ['value'],
  min: ['min'],
  max: ['max'],
  range: ['min', 'max'],
  text: ['text', 'text_en'],
  choice: ['choice'],
  yes_no: ['yes'],
} as const satisfies Record<Kind | Bound, readonly Part[]>;

/** @returns the value as it is stored, or the sentence that refuses it */
export function readSpec(field: SpecField, sent: unknown): SpecValue | string {
  const { label, kind, bound } = field;
  const parts: readonly Part[] = PARTS[bound ?? kind];
  const expected = parts.map((part) => `'${part}'`).join(' atau ');
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return `${label} harus berupa objek dengan ${expected}.`;
  const known: readonly Part[] = [...parts, ...TEST_PARTS];
  const unknown = Object.keys(sent).find((name) => !known.some((part) => part === name));
  if (unknown !== undefined) return `${label} memuat '${unknown.slice(0, 50)}', padahal harus ${expected}.`;
  const value: SpecValue = {};
  for (const part of known) {
    const given = (sent as Partial<Record<Part, unknown>>)[part];
    const trimmed = typeof given === 'string' ? cleanLine(given) : (given ?? '');
    if (trimmed === '') continue;
    const problem = part === 'choice' ? choiceProblem(field, trimmed) : RULES[part](trimmed);
    if (problem) return `${label}${NAMES[part] ?? ''} ${problem}.`;
    Object.assign(value, { [part]: trimmed });
  }
  const { min, max } = value;
  if (min !== undefined && max !== undefined && min > max)
    return `${label}: batas bawah tidak boleh di atas batas atas.`;
  const isFilled = kind === 'text' ? value.text !== undefined : parts.some((part) => part in value);
  return isFilled ? value : `${label} belum diisi.`;
}

function choiceProblem({ choices }: SpecField, given: unknown): string | undefined {
  const keys = optionsOf(choices).map(({ key }) => key);
  return keys.some((key) => key === given) ? undefined : `harus salah satu dari: ${keys.join(', ')}`;
}

export function specIndexRow({ value, min, max, choice, yes }: SpecValue) {
  return {
    low: value ?? min ?? null,
    high: value ?? max ?? null,
    choice: yes === undefined ? (choice ?? '') : yes ? 'yes' : 'no',
  };
}
