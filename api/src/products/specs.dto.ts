import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { SpecOption } from '../spec-fields/spec-field.dto.js';
import { MOST_FIELDS } from '../spec-fields/spec-fields.service.js';
import type { SpecValue } from '../spec-fields/spec-values.js';

/** For the contract. */
export class SpecValueShape implements SpecValue {
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

/** As many as one line of a card has. */
export const MOST_KEY_SPECS = 3;

/** A value without its test, and what its field says of it. */
export class KeySpec extends PickType(SpecValueShape, ['value', 'min', 'max']) {
  @ApiProperty({ description: 'Indonesian.' })
  label: string;

  @ApiProperty({ type: 'string', nullable: true })
  label_en: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  unit: string | null;

  @ApiProperty({ required: false })
  choice?: SpecOption;
}

export const SPECS = {
  type: 'object',
  maxProperties: MOST_FIELDS,
  additionalProperties: { $ref: getSchemaPath(SpecValueShape) },
} as const;

const NOT_AN_OBJECT = 'Spesifikasi harus berupa objek JSON.';

/** An object, or in a form its JSON. The template of the category has the rules for what is in it. */
export const SentSpecs = () =>
  applyDecorators(
    ApiExtraModels(SpecValueShape),
    ApiProperty({
      title: 'Spesifikasi',
      selfRequired: false,
      nullable: true,
      type: 'object',
      additionalProperties: {
        type: 'object',
        nullable: true,
        allOf: [{ $ref: getSchemaPath(SpecValueShape) }],
      },
      example: { moisture: { max: 12.5, method: 'SNI 01-2907', tested_at: '2026-09-01' } },
      description:
        "By the keys of the category's `spec-field`s; JSON in a form. Left out: unchanged; `{}` or empty: none; a key that is null: without that value; a key that is left out: as it is.",
    }),
    // As it was sent: class-transformer would leave out `__proto__`, which is to be refused.
    Transform(({ obj }: { obj: Record<string, unknown> }) => {
      const { specs } = obj;
      if (typeof specs !== 'string') return specs;
      try {
        return specs.trim() === '' ? null : (JSON.parse(specs) as unknown);
      } catch {
        return specs;
      }
    }),
    IsOptional(),
    ValidateBy(
      {
        name: 'isSpecs',
        validator: { validate: (value) => typeof value === 'object' && !Array.isArray(value) },
      },
      { message: NOT_AN_OBJECT },
    ),
  );
