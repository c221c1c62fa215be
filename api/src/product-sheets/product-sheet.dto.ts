import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_SHEET_BYTES, MOST_ROWS } from './sheet-rules.js';

export class SheetRequest {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    ...{ 'x-max-bytes': LARGEST_SHEET_BYTES, 'x-max-rows': MOST_ROWS },
  })
  file: unknown;
}

export class SheetProblem {
  @ApiProperty({ type: 'integer', description: 'As spreadsheet programs count: the header is line 1.' })
  line: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Its title, or its letter when that is the problem.',
  })
  column: string | null;

  @ApiProperty()
  message: string;
}

export class SheetReport {
  @ApiProperty({ type: 'integer', description: 'Rows below the header that are not empty.' })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'Rows without an id.' })
  created: number;

  @ApiProperty({ type: 'integer', description: 'Rows whose product they change.' })
  updated: number;

  @ApiProperty({ type: 'integer', description: 'Rows that say what is stored already.' })
  unchanged: number;

  @ApiProperty({ description: 'Whether it was stored, which is never so while there is a problem.' })
  applied: boolean;

  @ApiProperty({ type: [SheetProblem] })
  problems: SheetProblem[];
}
