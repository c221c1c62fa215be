import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath, IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { Satisfies } from '../http/rules.js';
import { SpecOption } from '../spec-fields/options.js';
import { SpecFieldResponse } from '../spec-fields/spec-field.dto.js';
import { MOST_FIELDS } from '../spec-fields/spec-fields.service.js';
import { SpecValue } from '../spec-fields/spec-values.js';

/** As many as one line of a card has. */
export const MOST_KEY_SPECS = 3;

/** A value without its test, and what its field says of it. */
export class KeySpec extends IntersectionType(
  PickType(SpecValue, ['value', 'min', 'max']),
  PickType(SpecFieldResponse, ['label', 'label_en', 'unit']),
) {
  @ApiProperty({ required: false })
  choice?: SpecOption;
}

export const SPECS = {
  type: 'object',
  maxProperties: MOST_FIELDS,
  additionalProperties: { $ref: getSchemaPath(SpecValue) },
} as const;

const NOT_AN_OBJECT = 'Spesifikasi harus berupa objek JSON.';

/** An object, or in a form its JSON. The template of the category has the rules for what is in it. */
export const SentSpecs = () =>
  applyDecorators(
    ApiExtraModels(SpecValue),
    ApiProperty({
      title: 'Spesifikasi',
      selfRequired: false,
      nullable: true,
      type: 'object',
      additionalProperties: {
        type: 'object',
        nullable: true,
        allOf: [{ $ref: getSchemaPath(SpecValue) }],
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
    Satisfies((value) => typeof value === 'object' && !Array.isArray(value), NOT_AN_OBJECT),
  );
