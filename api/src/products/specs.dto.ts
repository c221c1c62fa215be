import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath, IntersectionType, PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { JsonInForm, ValidateWith } from '../http/rules.js';
import { SpecOption } from '../spec-fields/options.js';
import { SpecFieldResponse } from '../spec-fields/spec-field.dto.js';
import { MOST_FIELDS } from '../spec-fields/spec-fields.service.js';
import { SpecValue } from '../spec-fields/spec-values.js';

/** As many as fit into one line of a card. */
export const MOST_KEY_SPECS = 3;

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

/** Only the shape: `mergeSpecs` checks the values by the category's template. */
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
    JsonInForm(),
    IsOptional(),
    ValidateWith((value) => typeof value === 'object' && !Array.isArray(value), NOT_AN_OBJECT),
  );
