import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CategoryId, UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { RecordResponse } from '../history/record.dto.js';
import { EachLine } from '../http/each-line.decorator.js';
import { OptionalInteger } from '../http/number-rules.js';
import { ResponseFieldsOf, responseOf } from '../http/response-type.js';
import {
  OptionalChoice,
  OptionalText,
  ReadVersion,
  RequiredText,
  ValidateWith,
  YesNo,
} from '../http/rules.js';
import { isOptionBelow, MOST_OPTIONS, optionsOf, SpecOption } from './options.js';
import { type Bound, BOUNDS, type Kind, KINDS, LONGEST_KEY, type SpecField } from './spec-field.entity.js';
import { PARTS } from './spec-values.js';

class SpecFieldFields {
  // Not `constructor` either, nor another property that every object has.
  @ValidateWith(
    (value) => /^[a-z][a-z0-9_]*$/.test(String(value)) && !(String(value) in {}),
    'Kunci harus diawali huruf kecil, lalu hanya huruf kecil a–z, angka, dan garis bawah.',
  )
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

  @EachLine(
    isOptionBelow,
    `Pilihan ditulis satu per baris, paling banyak ${MOST_OPTIONS}, masing-masing dengan kunci sendiri, misalnya 'serbuk: Serbuk / Powder'.`,
  )
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

export class UpdateSpecFieldRequest extends IntersectionType(SpecFieldFields, ReadVersion) {}

export class SpecFieldResponse extends IntersectionType(
  RecordResponse,
  ResponseFieldsOf(SpecFieldRequest, ['kind', 'position']),
) {
  @ApiProperty({
    enum: KINDS,
    description:
      'The parts of `specs` that hold a value are those that `x-parts` has for its `bound`, or else for its kind.',
    ...{ 'x-parts': PARTS },
  })
  kind: Kind;

  @ApiProperty({ type: [SpecOption] })
  options: SpecOption[];

  @ApiProperty({ type: 'integer' })
  position: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at: Date;
}

const response = responseOf(SpecFieldResponse);

export function toSpecFieldResponse(field: SpecField): SpecFieldResponse {
  return response({ ...field, options: optionsOf(field.choices) });
}
