import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, lone halves of a character, and marks that turn round the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const LINES = /[\t\n]/g;
/** Of an `int` column; MariaDB answers a higher number with an error. */
export const HIGHEST_INTEGER = 2_147_483_647;

/** Trims a text field, whose lines end as forms end them (CRLF) or not; anything else is left for the rules to refuse. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );

/** Apps show a code in groups. */
export const WithoutSpaces = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\s/g, '') : value,
  );

/** For a text that may be cleared. */
export const BlankAsNull = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' && !value.trim() ? null : value));

/** Before the length is measured, which may grow by it. */
export const LowerCase = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

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

/** The version of the record that the sender has read and changed. */
export const ReadVersion = () =>
  applyDecorators(
    ApiProperty({
      required: false,
      type: 'integer',
      minimum: 1,
      description:
        'As it was read. When somebody has changed the record since: 409. Left out: not looked at.',
    }),
    FormInteger(),
    IsOptional(),
    IsInt({ message: 'Versi harus berupa angka.' }),
  );

/** Every character can be shown. */
const Printable = (label: string, { lines = false } = {}) =>
  ValidateBy(
    {
      name: 'isPrintable',
      validator: {
        validate: (value) => !UNPRINTABLE.test(lines ? String(value).replace(LINES, '') : String(value)),
      },
    },
    { message: `${label} memuat karakter yang tidak dapat ditampilkan.` },
  );

interface TextRules {
  /** More than one line. */
  lines?: boolean;
  /** For the contract. */
  description?: string;
  format?: string;
}

/**
 * A trimmed, printable text that must not be blank.
 * @param label names the field in sentences, and in the forms of the back office
 * @param blank the sentence for one that is
 */
export const RequiredText = (
  label: string,
  longest: number,
  { blank = `${label} wajib diisi.`, lines = false, ...schema }: TextRules & { blank?: string } = {},
) =>
  applyDecorators(
    ApiProperty({ title: label, maxLength: longest, ...schema }),
    Trim(),
    IsString({ message: blank }),
    Matches(VISIBLE, { message: blank }),
    Printable(label, { lines }),
    MaxLength(longest, { message: tooLong(label, longest) }),
  );

/** A trimmed, printable text; empty: none, left out: as it is. */
export const OptionalText = (label: string, longest: number, { lines = false, ...schema }: TextRules = {}) =>
  applyDecorators(
    ApiProperty({
      ...{ title: label, type: 'string', required: false, nullable: true },
      ...{ maxLength: longest, ...schema },
    }),
    IsOptional(),
    BlankAsNull(),
    Trim(),
    IsString({ message: `${label} harus berupa teks.` }),
    Printable(label, { lines }),
    MaxLength(longest, { message: tooLong(label, longest) }),
  );

interface IntegerRules {
  min?: number;
  max?: number;
  /** For the contract. */
  description?: string;
}

/** A whole number; empty: none, left out: as it is. */
export const OptionalInteger = (
  label: string,
  { min = 0, max = HIGHEST_INTEGER, ...schema }: IntegerRules = {},
) =>
  applyDecorators(
    ApiProperty({
      ...{ title: label, type: 'integer', required: false, nullable: true },
      ...{ minimum: min, maximum: max, ...schema },
    }),
    IsOptional(),
    FormInteger(),
    IsInt({ message: `${label} harus berupa bilangan bulat, tanpa titik atau koma.` }),
    Min(min, { message: `${label} paling kecil ${min.toLocaleString('id-ID')}.` }),
    Max(max, { message: `${label} paling besar ${max.toLocaleString('id-ID')}.` }),
  );

interface YesNoRules {
  /** Otherwise one that is left out stays as it is. */
  required?: boolean;
  /** The sentence for what is neither. */
  message?: string;
  /** For the contract. */
  description?: string;
}

/** Yes or no, from JSON or from a form, where everything is text. Never empty, as no such column can be. */
export const YesNo = (
  label: string,
  { required = false, message = `${label} harus ya atau tidak.`, ...schema }: YesNoRules = {},
) =>
  applyDecorators(
    ApiProperty({ title: label, type: 'boolean', required, ...schema }),
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' ? false : value,
    ),
    ValidateIf((_, value) => required || value !== undefined),
    IsBoolean({ message }),
  );

export const tooLong = (label: string, longest: number) =>
  `${label} paling panjang ${longest.toLocaleString('id-ID')} karakter.`;
