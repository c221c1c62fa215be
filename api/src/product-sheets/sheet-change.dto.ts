import { ApiProperty } from '@nestjs/swagger';
import type { Cell } from './spreadsheet.js';

const CELL = {
  anyOf: [
    { type: 'string', nullable: true },
    { type: 'number', nullable: true },
  ],
};

export class SheetDifference {
  @ApiProperty({ description: 'Its title.' })
  column: string;

  @ApiProperty({ required: false, description: 'Of a specification: what it is called in the category.' })
  label?: string;

  @ApiProperty(CELL)
  from: Cell;

  @ApiProperty(CELL)
  to: Cell;

  @ApiProperty({ required: false, description: 'Of an export price, before the change.' })
  from_currency?: string;

  @ApiProperty({ required: false, description: 'Of an export price, after the change.' })
  to_currency?: string;

  @ApiProperty({
    type: 'boolean',
    enum: [true],
    required: false,
    description: 'A price that is five times the stored one or more, or a fifth of it or less.',
  })
  far?: true;

  @ApiProperty({
    required: false,
    description:
      'Why a value that is taken may be wrong: a price that is gone or below Rp 100, of a new product a price without its unit or an export price without its place, more than 100 % or a new value of less than 0.1 %, or a weight beyond what a container, a pack, an order or a month has.',
  })
  unlikely?: string;

  @ApiProperty({
    type: 'boolean',
    enum: [true],
    required: false,
    description:
      'A value that is gone: its cell is empty, or another category has no place for it. A price that is gone is `unlikely`.',
  })
  emptied?: true;

  @ApiProperty({
    required: false,
    description:
      'Of a specification with another value: that it loses the test of the earlier one, and which.',
  })
  test_lost?: string;

  @ApiProperty({
    required: false,
    description:
      'Of a price, a pack, an order or a specification: which of its old numbers a text of the product or its category still has after the change, and which one.',
  })
  still_written?: string;
}

export class SheetChange {
  @ApiProperty({ type: 'integer' })
  line: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null: a new product.' })
  id: number | null;

  @ApiProperty({ description: 'Of the product, after the change.' })
  name: string;

  @ApiProperty({ type: [SheetDifference] })
  fields: SheetDifference[];
}
