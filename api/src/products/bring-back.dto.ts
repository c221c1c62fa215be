import { ApiProperty } from '@nestjs/swagger';
import { ReadVersion, YesNo } from '../http/rules.js';

export class BringBackRequest {
  @ReadVersion()
  version?: number | null;

  @YesNo('Timpa', { description: 'Also over what has changed again since. Left out: that is a 409.' })
  overwrite?: boolean;
}

export class LeftProduct {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'As it was at the time of the change.' })
  name: string;

  @ApiProperty({ description: 'Why it stays as it is: a sentence.' })
  reason: string;
}

export class BroughtBack {
  @ApiProperty({ type: 'integer', description: 'How many products have their values of before.' })
  products: number;

  @ApiProperty({ type: 'integer', description: 'How many that it added are in the trash.' })
  trashed: number;

  @ApiProperty({ type: [LeftProduct], description: 'The first twenty that stay as they are.' })
  left: LeftProduct[];

  @ApiProperty({ type: 'integer', description: 'How many stay as they are.' })
  left_count: number;

  @ApiProperty({
    type: [String],
    required: false,
    description: 'Of an entry that changed one product: what comes back, by the names in `changes`.',
  })
  fields?: string[];

  @ApiProperty({
    type: [String],
    required: false,
    description: 'What of it has changed again since and stays, with what goes with it, such as its unit.',
  })
  left_fields?: string[];
}
