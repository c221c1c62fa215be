import { ApiProperty } from '@nestjs/swagger';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { OptionalDay } from '../http/rules.js';
import { COUNT_KINDS, type CountKind, LONGEST_TERM } from './daily-count.entity.js';

/** Read by `readBeacon`: one that is wrong is dropped, as a beacon has nobody to tell. */
export class CountBeacon {
  @ApiProperty({ enum: COUNT_KINDS, enumName: 'CountKind' })
  kind: CountKind;

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: HIGHEST_INTEGER })
  product_id?: number;

  @ApiProperty({
    required: false,
    maxLength: LONGEST_TERM,
    description:
      'What was searched for. One with an @ or seven digits in a row may be personal, and does not count.',
  })
  key?: string;
}

export class CountsQuery {
  @OptionalDay('Tanggal awal', { description: 'Left out: 29 days before the last one.' })
  from?: string | null;

  @OptionalDay('Tanggal akhir', { description: 'Left out: today.' })
  to?: string | null;
}

export class CountedDay {
  @ApiProperty({ format: 'date' })
  day: string;

  @ApiProperty({ enum: COUNT_KINDS, enumName: 'CountKind' })
  kind: CountKind;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class Counted {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Of a product.' })
  id: number | null;

  @ApiProperty({ description: 'Of a product, or what was searched for.' })
  name: string;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class CountsReport {
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  @ApiProperty({ type: [CountedDay], description: 'Only what was counted at all.' })
  days: CountedDay[];

  @ApiProperty({ type: [Counted], description: 'The ten products most looked at.' })
  viewed: Counted[];

  @ApiProperty({
    type: [Counted],
    description: 'The ten products most asked for, by a contact link or in an inquiry.',
  })
  asked: Counted[];

  @ApiProperty({ type: [Counted], description: 'The ten searches that were most often in vain.' })
  missed: Counted[];
}
