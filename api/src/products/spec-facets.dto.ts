import { ApiProperty, PickType } from '@nestjs/swagger';
import { SpecOption } from '../spec-fields/options.js';
import { SpecFieldResponse } from '../spec-fields/spec-field.dto.js';

class CountedOption extends SpecOption {
  @ApiProperty({ description: 'Of a yes or no: `yes` or `no`.' })
  declare key: string;

  @ApiProperty({ type: 'integer', description: 'How many products have it.' })
  count: number;
}

const number = { type: 'number', nullable: true } as const;

class SpecFacet extends PickType(SpecFieldResponse, ['key', 'label', 'label_en', 'kind', 'unit']) {
  @ApiProperty({ type: 'integer', description: 'How many products have a value.' })
  count: number;

  @ApiProperty({ ...number, description: 'Of numbers and ranges.' })
  lowest: number | null;

  @ApiProperty(number)
  highest: number | null;

  @ApiProperty({ type: [CountedOption], description: 'Of choices, and of yes or no; those of none too.' })
  options: CountedOption[];
}

export class SpecFacets {
  @ApiProperty({ type: 'integer', description: 'How many products meet all of the filter.' })
  products: number;

  @ApiProperty({
    type: [SpecFacet],
    description: 'By position. Each counts the products that meet what the filter asks of the other keys.',
  })
  facets: SpecFacet[];
}
