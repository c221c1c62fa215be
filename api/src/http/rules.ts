import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateBy } from 'class-validator';

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, lone halves of a character, and marks that turn round the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const LINES = /[\t\n]/g;

/** Trims a text field, whose lines end as forms end them (CRLF) or not; anything else is left for the rules to refuse. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );

/** Every character can be shown. `lines`: there may be more than one line. */
export const Printable = (label: string, { lines = false } = {}) =>
  ValidateBy(
    {
      name: 'isPrintable',
      validator: {
        validate: (value) => !UNPRINTABLE.test(lines ? String(value).replace(LINES, '') : String(value)),
      },
    },
    { message: `${label} memuat karakter yang tidak dapat ditampilkan.` },
  );

/** A trimmed, printable text that must not be blank, with the sentence for when it is. */
export const RequiredText = (
  label: string,
  longest: number,
  { blank = `${label} wajib diisi.`, lines = false } = {},
) =>
  applyDecorators(
    Trim(),
    IsString({ message: blank }),
    Matches(VISIBLE, { message: blank }),
    Printable(label, { lines }),
    MaxLength(longest, { message: tooLong(label, longest) }),
  );

export const tooLong = (label: string, longest: number) =>
  `${label} paling panjang ${longest.toLocaleString('id-ID')} karakter.`;
