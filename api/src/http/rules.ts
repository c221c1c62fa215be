import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { cleanCode, cleanLine, cleanText } from '../clean-text.js';
import { FormInteger, OptionalField } from './number-rules.js';

/** Control characters, lone halves of a character, and marks that turn round the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const LINES = /[\t\n]/g;

export const isPrintable = (text: string) => !UNPRINTABLE.test(text);

/** Anything but a text is left for the rules to refuse. */
export const TransformText = (rewrite: (text: string) => string | null) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? rewrite(value) : value));

// From the body itself: class-transformer leaves out `__proto__`, which is to be refused.
export const JsonInForm = () =>
  Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => {
    const value = obj[key];
    if (typeof value !== 'string') return value;
    try {
      return value.trim() === '' ? null : (JSON.parse(value) as unknown);
    } catch {
      return value;
    }
  });

export const ValidateWith = (isRight: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name: 'satisfies', validator: { validate: isRight } }, { message });

const Clean = (lines: boolean) => TransformText(lines ? cleanText : cleanLine);

export const AsCode = () => TransformText(cleanCode);

/** Authenticator apps show a code in groups. */
export const WithoutSpaces = () => TransformText((text) => cleanCode(text).replace(/\s/g, ''));

export const BlankAsNull = () => TransformText((text) => (text.trim() ? text : null));

// These two come before the length is measured, as a text may grow by them.
export const LowerCase = () => TransformText((text) => text.toLowerCase());
export const UpperCase = () => TransformText((text) => text.toUpperCase());

/** Of a change. */
export class ReadVersion {
  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    description: 'As it was read. When somebody has changed the record since: 409. Left out: not looked at.',
  })
  @FormInteger()
  @IsOptional()
  @IsInt({ message: 'Versi harus berupa angka.' })
  version?: number | null;
}

const Printable = (label: string, { lines = false } = {}) =>
  ValidateBy(
    {
      name: 'isPrintable',
      validator: {
        validate: (value) => isPrintable(lines ? String(value).replace(LINES, '') : String(value)),
      },
    },
    { message: `${label} memuat karakter yang tidak dapat ditampilkan.` },
  );

interface TextRules {
  lines?: boolean;
  description?: string;
  format?: string;
}

export const RequiredText = (
  label: string,
  longest: number,
  { blank = `${label} wajib diisi.`, lines = false, ...schema }: TextRules & { blank?: string } = {},
) =>
  applyDecorators(
    ApiProperty({ title: label, maxLength: longest, ...schema }),
    Clean(lines),
    IsString({ message: blank }),
    IsNotEmpty({ message: blank }),
    Printable(label, { lines }),
    MaxLength(longest, { message: tooLong(label, longest) }),
  );

const OptionalString = (
  label: string,
  { lines = false, format, ...schema }: TextRules & Record<string, unknown>,
) => applyDecorators(OptionalField(label, { type: 'string', format }, schema), BlankAsNull(), Clean(lines));

export const OptionalText = (label: string, longest: number, { lines = false, ...schema }: TextRules = {}) =>
  applyDecorators(
    OptionalString(label, { lines, maxLength: longest, ...schema }),
    IsString({ message: `${label} harus berupa teks.` }),
    Printable(label, { lines }),
    MaxLength(longest, { message: tooLong(label, longest) }),
  );

type Described = Pick<TextRules, 'description'>;

export const OptionalChoice = (label: string, choices: readonly string[], schema: Described = {}) =>
  applyDecorators(
    // OpenAPI 3.0 wants null among the values of one that may be null.
    OptionalString(label, { enum: [...choices, null], ...schema }),
    IsIn(choices, { message: notOneOf(label, choices) }),
  );

export const notOneOf = (label: string, choices: readonly string[]) =>
  `${label} harus salah satu dari: ${choices.join(', ')}.`;

export const OptionalDay = (label: string, schema: Described = {}) =>
  applyDecorators(
    OptionalString(label, { example: '2026-12-31', format: 'date', ...schema }),
    AsCode(),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: notADay(label) }),
    IsISO8601({ strict: true }, { message: notADay(label) }),
  );

const notADay = (label: string) => `${label} harus berupa tanggal, misalnya 2026-12-31.`;

interface YesNoRules {
  required?: boolean;
  message?: string;
  description?: string;
}

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
