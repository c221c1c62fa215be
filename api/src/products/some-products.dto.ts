import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { BlankAsNull } from '../http/rules.js';
import type { Product } from './product.entity.js';
import { AVAILABILITIES, type Availability, ReturnDay } from './trade.dto.js';

/** No more than `ROWS_PER_STATEMENT`: they are locked, changed and noted as one. */
const MOST_AT_ONCE = 200;
const NO_IDS = `Pilih 1 sampai ${MOST_AT_ONCE} produk.`;
const NO_ID = 'Id harus berupa angka.';

export class SomeProducts {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MOST_AT_ONCE })
  @Max(HIGHEST_INTEGER, { each: true, message: NO_ID })
  @Min(1, { each: true, message: NO_ID })
  @IsInt({ each: true, message: NO_ID })
  @ArrayMaxSize(MOST_AT_ONCE, { message: NO_IDS })
  @ArrayMinSize(1, { message: NO_IDS })
  @IsArray({ message: NO_IDS })
  ids: number[];
}

export class SomeAvailability extends SomeProducts {
  @ApiProperty({
    title: 'Ketersediaan',
    type: 'string',
    nullable: true,
    enum: [...AVAILABILITIES, null],
    description: 'Null or empty: none.',
  })
  @BlankAsNull()
  @ValidateIf((_, value) => value !== null)
  @IsIn(AVAILABILITIES, {
    message: `Ketersediaan harus salah satu dari: ${AVAILABILITIES.join(', ')}, atau dikosongkan.`,
  })
  availability: Availability | null;

  @ReturnDay()
  back_in_stock_on?: string | null;
}

export class ChangedSome {
  @ApiProperty({
    type: [Number],
    description: 'Those that have it now; the others are not there any more.',
  })
  ids: number[];

  @ApiProperty({
    type: [SomeAvailability],
    description: 'The requests that undo it: of those that had another one, or another day.',
  })
  undo: SomeAvailability[];
}

/** The requests that undo what gives them this one, and where it is given a day of return, that. */
export function undoOf(
  products: readonly Product[],
  { availability: given, back_in_stock_on: givenDay }: Omit<SomeAvailability, 'ids'>,
): SomeAvailability[] {
  const former = new Map<string, SomeAvailability>();
  for (const { id, availability, back_in_stock_on } of products) {
    const isSame = availability === given;
    if (isSame && (givenDay === undefined || back_in_stock_on === givenDay)) continue;
    const key = `${availability} ${back_in_stock_on}`;
    const day = isSame || back_in_stock_on !== null ? { back_in_stock_on } : {};
    const ids = [...(former.get(key)?.ids ?? []), id];
    former.set(key, { availability, ...day, ids });
  }
  return [...former.values()];
}
