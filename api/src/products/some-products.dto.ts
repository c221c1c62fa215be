import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { BlankAsNull } from '../http/rules.js';
import { AVAILABILITIES, type Availability } from './trade.dto.js';

const NO_IDS = `Pilih 1 sampai ${ROWS_PER_STATEMENT} produk.`;
const NO_ID = 'Id harus berupa angka.';

export class SomeProducts {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: ROWS_PER_STATEMENT })
  @Max(HIGHEST_INTEGER, { each: true, message: NO_ID })
  @Min(1, { each: true, message: NO_ID })
  @IsInt({ each: true, message: NO_ID })
  @ArrayMaxSize(ROWS_PER_STATEMENT, { message: NO_IDS })
  @ArrayMinSize(1, { message: NO_IDS })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

export class SomeAvailability extends SomeProducts {
  @ApiProperty({
    ...{ title: 'Ketersediaan', type: 'string', nullable: true, enum: [...AVAILABILITIES, null] },
    description: 'Null or empty: none.',
  })
  @BlankAsNull()
  @ValidateIf((_, value) => value !== null)
  @IsIn(AVAILABILITIES, {
    message: `Ketersediaan harus salah satu dari: ${AVAILABILITIES.join(', ')}, atau dikosongkan.`,
  })
  availability: Availability | null;
}

export class ChangedSome {
  @ApiProperty({
    type: [Number],
    description: 'Those that have it now; the others are not there any more.',
  })
  ids: number[];
}
