import { ApiProperty } from '@nestjs/swagger';

export class SheetProblem {
  @ApiProperty({ type: 'integer', description: 'As spreadsheet programs count.' })
  line: number;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Its title, or its letter when that is the problem.',
  })
  column: string | null;

  @ApiProperty()
  message: string;

  @ApiProperty({
    required: false,
    description: 'Of a specification: what it is called in the category. Only with `details`.',
  })
  label?: string;

  @ApiProperty({
    required: false,
    description: 'Of the product that has the ID of the row, or else the one there. Only with `details`.',
  })
  name?: string;

  @ApiProperty({
    type: 'string',
    nullable: true,
    required: false,
    description: 'What stands there; a problem of the header has none. Only with `details`.',
  })
  value?: string | null;

  @ApiProperty({
    type: 'string',
    nullable: true,
    required: false,
    description:
      'What may have been meant: the most similar title, category, product or word, a number as it is written here, or what is stored. Only with `details`.',
  })
  nearest?: string | null;
}

export class UnknownCategory {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'That name it.' })
  rows: number;

  @ApiProperty({ type: 'string', nullable: true, description: 'The most similar category.' })
  nearest: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Why it cannot be created.' })
  refusal: string | null;
}

export class SameName {
  @ApiProperty({ description: 'As the first of its rows has it.' })
  name: string;

  @ApiProperty({
    type: 'boolean',
    enum: [true],
    required: false,
    description: 'That it is the English name.',
  })
  english?: true;

  @ApiProperty({ type: 'integer', isArray: true, description: 'The first five of its rows.' })
  lines: number[];

  @ApiProperty({
    type: 'integer',
    description: 'That would add a product of this name, or rename one to it.',
  })
  rows: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of the first product that has and keeps it.',
  })
  id: number | null;

  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'Of the first five products that have and keep it.',
  })
  ids: number[];

  @ApiProperty({ type: 'integer', description: 'That have and keep it.' })
  products: number;
}

export class SimilarName {
  @ApiProperty({ type: 'integer', description: 'The first that has it.' })
  line: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'Of the product that may be meant.' })
  id: number;

  @ApiProperty({ description: 'What that is called.' })
  nearest: string;
}

export class WanderedColumn {
  @ApiProperty({ description: 'Its title.' })
  column: string;

  @ApiProperty({ type: 'integer', description: 'That get what another one had.' })
  products: number;
}

export class SkippedRow {
  @ApiProperty({ type: 'integer' })
  line: number;

  @ApiProperty({ description: 'Of the product, which stays as it is, or that of the row.' })
  name: string;
}
