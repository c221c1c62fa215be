import { ApiProperty } from '@nestjs/swagger';
import { IsIn, ValidateBy } from 'class-validator';
import { CategoryId, UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { EachLine } from '../http/each-line.decorator.js';
import { OptionalInteger } from '../http/number-rules.js';
import { OptionalChoice, OptionalText, ReadVersion, RequiredText, YesNo } from '../http/rules.js';
import { isOptionBelow, MOST_OPTIONS, type Option, optionsOf } from './options.js';
import { type Bound, BOUNDS, type Kind, KINDS, LONGEST_KEY, type SpecField } from './spec-field.entity.js';
import { PARTS } from './spec-values.js';

/** Not `constructor` either, nor another name that every object has. */
const IsKey = () =>
  ValidateBy(
    {
      name: 'isKey',
      validator: { validate: (value) => /^[a-z][a-z0-9_]*$/.test(String(value)) && !(String(value) in {}) },
    },
    {
      message: 'Kunci harus diawali huruf kecil, lalu hanya huruf kecil a–z, angka, dan garis bawah.',
    },
  );

const AreOptions = () =>
  EachLine(
    isOptionBelow,
    `Pilihan ditulis satu per baris, paling banyak ${MOST_OPTIONS}, masing-masing dengan kunci sendiri, misalnya 'serbuk: Serbuk / Powder'.`,
  );

class SpecFieldFields {
  @IsKey()
  @RequiredText('Kunci', LONGEST_KEY, { description: 'Unique in its category. a–z, digits, underscore.' })
  key: string;

  @RequiredText('Label', 100, { description: 'Indonesian.' })
  label: string;

  @OptionalText('Label (Inggris)', 100)
  label_en?: string | null;

  @ApiProperty({ title: 'Jenis nilai', enum: KINDS })
  @IsIn(KINDS, { message: `Jenis nilai harus salah satu dari: ${KINDS.join(', ')}.` })
  kind: Kind;

  @OptionalText('Satuan', 20, { description: '%, kg, mm, kcal/kg …' })
  unit?: string | null;

  @OptionalChoice('Batas', BOUNDS, { description: 'Of a number. Empty or `typical`: one value.' })
  bound?: Bound | null;

  @OptionalText('Metode uji', 100, { description: "That is usual for its test: 'SNI 01-2907'." })
  method?: string | null;

  @AreOptions()
  @OptionalText('Pilihan', 4000, {
    lines: true,
    description: "Of a choice, one a line: 'serbuk: Serbuk / Powder'.",
  })
  choices?: string | null;

  @YesNo('Wajib diisi', { description: 'Of each product whose `specs` are sent with any value.' })
  required?: boolean;

  @YesNo('Dapat disaring', { description: 'Not of a text.' })
  filterable?: boolean;

  @OptionalInteger('Urutan', { max: 10_000, description: 'Empty: at the end, or as it is.' })
  position?: number | null;
}

export class SpecFieldRequest extends SpecFieldFields {
  @CategoryId(UNKNOWN_CATEGORY, 'Golongan produk')
  category_id: number;
}

/** The category stays. */
export class UpdateSpecFieldRequest extends SpecFieldFields {
  @ReadVersion()
  version?: number | null;
}

const text = { type: 'string', nullable: true } as const;

export class SpecOption implements Option {
  @ApiProperty()
  key: string;

  @ApiProperty()
  label: string;

  @ApiProperty(text)
  label_en: string | null;
}

export class SpecFieldResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  category_id: number;

  @ApiProperty()
  key: string;

  @ApiProperty({ description: 'Indonesian.' })
  label: string;

  @ApiProperty(text)
  label_en: string | null;

  @ApiProperty({
    enum: KINDS,
    description:
      'The parts of `specs` that hold a value are those that `x-parts` has for its `bound`, or else for its kind.',
    ...{ 'x-parts': PARTS },
  })
  kind: Kind;

  @ApiProperty(text)
  unit: string | null;

  @ApiProperty({ ...text, enum: [...BOUNDS, null] })
  bound: Bound | null;

  @ApiProperty({ ...text, description: 'That is usual for its test.' })
  method: string | null;

  @ApiProperty({ ...text, description: 'As they were written: `options` has them in parts.' })
  choices: string | null;

  @ApiProperty({ type: [SpecOption] })
  options: SpecOption[];

  @ApiProperty()
  required: boolean;

  @ApiProperty()
  filterable: boolean;

  @ApiProperty({ type: 'integer' })
  position: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;

  @ApiProperty({ type: 'string', format: 'date-time' })
  updated_at: Date;

  @ApiProperty({ type: 'integer', description: 'Grows by one with every change.' })
  version: number;
}

export function toSpecFieldResponse(field: SpecField): SpecFieldResponse {
  const { id, category_id, key, label, label_en, kind, unit, bound, method, choices } = field;
  const { required, filterable, position, created_at, updated_at, version } = field;
  return {
    id,
    category_id,
    key,
    label,
    label_en,
    kind,
    unit,
    bound,
    method,
    choices,
    options: optionsOf(choices),
    required,
    filterable,
    position,
    created_at,
    updated_at,
    version,
  };
}
