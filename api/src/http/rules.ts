import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

/** Trims a text field; anything else is left for the rules to refuse. */
export const Trim = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A trimmed text that must not be blank, with the sentence for when it is, and one for when it is too long. */
export const RequiredText = (label: string, longest: number, blank = `${label} wajib diisi.`) =>
  applyDecorators(
    Trim(),
    IsString({ message: blank }),
    IsNotEmpty({ message: blank }),
    MaxLength(longest, { message: tooLong(label, longest) }),
  );

export const tooLong = (label: string, longest: number) =>
  `${label} paling panjang ${longest.toLocaleString('id-ID')} karakter.`;
