import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { cleanCode } from '../clean-text.js';

/** An `int` column has no higher one; MariaDB answers it with an error. */
export const HIGHEST_INTEGER = 2_147_483_647;
/** The highest of a decimal(15,2) column, less what a JSON number can tell apart. */
export const HIGHEST_PRICE = 9_999_999_999_999.99;
const HIGHEST_NUMBER = 999_999_999;

const formNumber = (pattern: RegExp) =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const text = cleanCode(value);
    if (text === '') return null;
    return pattern.test(text) ? Number(text) : Number.NaN;
  });

/** An empty field is null. What is no number becomes NaN, which the rules refuse. */
export const FormNumber = () => formNumber(/^-?\d+(\.\d+)?(e\+?\d+)?$/i);

/** A grouped '1.000', which programs read as one, is refused. */
export const FormInteger = () => formNumber(/^-?\d+$/);

/** class-validator's own rule throws at a number as small as 1e-7. */
export const WithTwoDecimals = (message: string) =>
  ValidateBy(
    {
      name: 'hasTwoDecimals',
      validator: {
        validate: (value) => typeof value === 'number' && Number(value.toFixed(2)) === value,
      },
    },
    { message },
  );

/** Left out the field keeps its value; empty it loses it. */
export const OptionalField = (
  label: string,
  type: { type: 'string' | 'integer' | 'number'; format?: string },
  schema: object,
) =>
  applyDecorators(
    ApiProperty({ title: label, ...type, required: false, nullable: true, ...schema }),
    IsOptional(),
  );

interface NumberRules {
  min?: number;
  max?: number;
  unit?: string;
  description?: string;
}

const counted = (unit: string | undefined) => (unit ? ` dalam ${unit}` : '');

function OptionalQuantity(
  label: string,
  { type, min = 0, max, unit, ...schema }: NumberRules & { type: 'integer' | 'number'; max: number },
  ...rules: PropertyDecorator[]
) {
  const said = (limit: number) => [limit.toLocaleString('id-ID'), unit].filter(Boolean).join(' ');
  return applyDecorators(
    OptionalField(label, { type }, { minimum: min, maximum: max, ...schema }),
    ...rules,
    Min(min, { message: `${label} paling kecil ${said(min)}.` }),
    Max(max, { message: `${label} paling besar ${said(max)}.` }),
  );
}

export const OptionalInteger = (label: string, rules: NumberRules = {}) =>
  OptionalQuantity(
    label,
    { type: 'integer', max: HIGHEST_INTEGER, ...rules },
    FormInteger(),
    IsInt({ message: `${label} harus berupa bilangan bulat${counted(rules.unit)}, tanpa titik atau koma.` }),
  );

export const OptionalNumber = (label: string, rules: NumberRules = {}) =>
  OptionalQuantity(
    label,
    { type: 'number', max: HIGHEST_NUMBER, ...rules },
    FormNumber(),
    WithTwoDecimals(`${label} harus berupa angka${counted(rules.unit)}, paling banyak dua desimal.`),
  );
