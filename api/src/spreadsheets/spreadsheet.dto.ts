import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { YesNo } from '../http/rules.js';
import { LARGEST_SHEET_BYTES, MOST_ROWS } from './sheet-limits.js';
import type { Cell } from './spreadsheet-file.js';

export class SheetRequest {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    ...{ 'x-max-bytes': LARGEST_SHEET_BYTES, 'x-max-rows': MOST_ROWS },
  })
  file: unknown;

  @YesNo('Rincian', { description: 'Whether the answer has the values of problems, and `details`.' })
  details?: boolean;

  @YesNo('Buat kategori baru', {
    description: 'Whether categories that are not known are created along with the products.',
  })
  create_categories?: boolean;

  @ApiProperty({
    required: false,
    description: 'The one that a check has answered. When the file is another one: 409.',
  })
  @IsOptional()
  @IsString()
  digest?: string;
}

const CELL = {
  anyOf: [
    { type: 'string', nullable: true },
    { type: 'number', nullable: true },
  ],
};
const TEXT = { type: 'string', nullable: true } as const;
const OPTIONAL_TEXT = { ...TEXT, required: false } as const;

export class SheetProblem {
  @ApiProperty({ type: 'integer', description: 'As spreadsheet programs count: the header is line 1.' })
  line: number;

  @ApiProperty({ ...TEXT, description: 'Its title, or its letter when that is the problem.' })
  column: string | null;

  @ApiProperty()
  message: string;

  @ApiProperty({ ...OPTIONAL_TEXT, description: 'What stands there. Only with `details`.' })
  value?: string | null;

  @ApiProperty({
    ...OPTIONAL_TEXT,
    description: 'The most similar value that is known. Only with `details`.',
  })
  nearest?: string | null;
}

class SheetDifference {
  @ApiProperty({ description: 'Its title.' })
  column: string;

  @ApiProperty(CELL)
  from: Cell;

  @ApiProperty(CELL)
  to: Cell;

  @ApiProperty({
    type: 'boolean',
    enum: [true],
    required: false,
    description:
      'Set for a price, a smallest order or a container load that becomes five times as large or as small, or more.',
  })
  five_fold?: true;
}

export class SheetChange {
  @ApiProperty({ type: 'integer' })
  line: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a new product.' })
  id: number | null;

  @ApiProperty({ description: 'The name of the product after the change.' })
  name: string;

  @ApiProperty({ type: [SheetDifference] })
  fields: SheetDifference[];
}

export class UnknownCategory {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'How many rows name it.' })
  rows: number;

  @ApiProperty({ ...TEXT, description: 'The most similar category.' })
  nearest: string | null;

  @ApiProperty({ ...TEXT, description: 'Why it cannot be created.' })
  refusal: string | null;
}

export class UnknownColumn {
  @ApiProperty()
  title: string;

  @ApiProperty({ ...TEXT, description: 'The most similar title that the file does not have.' })
  nearest: string | null;
}

class SheetDetails {
  @ApiProperty({ type: [SheetChange], description: 'The first hundred.' })
  changes: SheetChange[];

  @ApiProperty({ type: [UnknownCategory], description: 'The first hundred.' })
  unknown_categories: UnknownCategory[];

  @ApiProperty({ type: [UnknownColumn], description: 'Columns that are left out.' })
  unknown_columns: UnknownColumn[];

  @ApiProperty({ type: 'integer', description: 'Rows that the file hides. They are read as the others are.' })
  hidden_rows: number;

  @ApiProperty({ description: 'SHA-256 of the file, in hexadecimal digits.' })
  digest: string;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'The history entry of an import that has changed something, by which it is undone.',
  })
  history_id?: number;
}

export class SheetReport {
  @ApiProperty({ required: false, description: 'The name of the sheet that was read. CSV has none.' })
  sheet?: string;

  @ApiProperty({ type: 'integer', description: 'Rows below the header that are not empty.' })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'Rows that add a product.' })
  created: number;

  @ApiProperty({ type: 'integer', description: 'Rows that change a product.' })
  updated: number;

  @ApiProperty({ type: 'integer', description: 'Rows that say what is stored already.' })
  unchanged: number;

  @ApiProperty({ description: 'Whether it was stored, which is never so while there is a problem.' })
  applied: boolean;

  @ApiProperty({
    type: [SheetProblem],
    description: 'By row and column. Rows behind the ten thousandth are not read.',
  })
  problems: SheetProblem[];

  @ApiProperty({ required: false })
  details?: SheetDetails;
}
