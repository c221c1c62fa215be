import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';

/** The highest of an `int` column; MariaDB answers a higher number with an error. */
export const HIGHEST_INTEGER = 2_147_483_647;
/** The highest of a decimal(15,2) column, less what a JSON number can tell apart. */
export const HIGHEST_PRICE = 9_999_999_999_999.99;
const HIGHEST_NUMBER = 999_999_999;

const formNumber = (pattern: RegExp) =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return null;
    return pattern.test(text) ? Number(text) : Number.NaN;
  });

/** A number from JSON, or from a form, where everything is text. An empty field is null; what is no number is refused. */
export const FormNumber = () => formNumber(/^-?\d+(\.\d+)?(e\+?\d+)?$/i);

/** A whole number, like FormNumber. A grouped '1.000', which programs read as one, is refused. */
export const FormInteger = () => formNumber(/^-?\d+$/);

/** A number with two decimals at most. class-validator's own rule throws at one as small as 1e-7. */
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

/** A field that keeps its value when it is left out, and loses it when it is empty. */
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
  /** What it is counted in, for sentences. */
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

/** With two decimals at most. */
export const OptionalNumber = (label: string, rules: NumberRules = {}) =>
  OptionalQuantity(
    label,
    { type: 'number', max: HIGHEST_NUMBER, ...rules },
    FormNumber(),
    WithTwoDecimals(`${label} harus berupa angka${counted(rules.unit)}, paling banyak dua desimal.`),
  );
