import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsString } from 'class-validator';

const MOST = 100;
const REFUSED = 'Terjemahan yang masih benar harus berupa daftar nama isian.';

/** A list of fields, or one with commas between them. Others than translations of the record are passed over. */
export const CurrentTranslations = () =>
  applyDecorators(
    ApiProperty({
      type: [String],
      required: false,
      maxItems: MOST,
      example: ['description_en'],
      description:
        'Of `outdated_translations`, those that are right although their text has changed: they are outdated no more. In a form, with commas between them.',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value)),
    IsOptional(),
    ArrayMaxSize(MOST, { message: REFUSED }),
    IsString({ each: true, message: REFUSED }),
  );
