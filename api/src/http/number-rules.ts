import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';

/** Of an `int` column; MariaDB answers a higher number with an error. */
export const HIGHEST_INTEGER = 2_147_483_647;
/** Of a decimal(15,2) column, less what a JSON number can tell apart. */
export const HIGHEST_PRICE = 9_999_999_999_999.99;
/** Of a decimal(12,2) column. */
const HIGHEST_NUMBER = 999_999_999;

/** A number from JSON, or from a form, where everything is text. An empty field is null; what is no number is refused. */
export const FormNumber = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return null;
    return /^-?\d+(\.\d+)?(e\+?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  });

/** A whole number, like FormNumber. A grouped '1.000', which programs read as one, is refused. */
export const FormInteger = () =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    if (text === '') return null;
    return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  });

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

interface NumberRules {
  min?: number;
  max?: number;
  /** What it is counted in, for sentences. */
  unit?: string;
  /** For the contract. */
  description?: string;
}

const counted = (unit: string | undefined) => (unit ? ` dalam ${unit}` : '');

const Limits = (label: string, min: number, max: number, unit?: string) => {
  const said = (limit: number) => [limit.toLocaleString('id-ID'), unit].filter(Boolean).join(' ');
  return [
    Min(min, { message: `${label} paling kecil ${said(min)}.` }),
    Max(max, { message: `${label} paling besar ${said(max)}.` }),
  ];
};

/** A whole number; empty: none, left out: as it is. */
export const OptionalInteger = (
  label: string,
  { min = 0, max = HIGHEST_INTEGER, unit, ...schema }: NumberRules = {},
) =>
  applyDecorators(
    ApiProperty({
      title: label,
      type: 'integer',
      required: false,
      nullable: true,
      minimum: min,
      maximum: max,
      ...schema,
    }),
    IsOptional(),
    FormInteger(),
    IsInt({ message: `${label} harus berupa bilangan bulat${counted(unit)}, tanpa titik atau koma.` }),
    ...Limits(label, min, max, unit),
  );

/** A number with two decimals at most; empty: none, left out: as it is. */
export const OptionalNumber = (
  label: string,
  { min = 0, max = HIGHEST_NUMBER, unit, ...schema }: NumberRules = {},
) =>
  applyDecorators(
    ApiProperty({
      title: label,
      type: 'number',
      required: false,
      nullable: true,
      minimum: min,
      maximum: max,
      ...schema,
    }),
    IsOptional(),
    FormNumber(),
    WithTwoDecimals(`${label} harus berupa angka${counted(unit)}, paling banyak dua desimal.`),
    ...Limits(label, min, max, unit),
  );
