import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { FieldChange } from '../../history/history.dto.js';
import { ReadVersion, YesNo } from '../../http/rules.js';
import { PRICE_FIELDS, type PriceField } from '../kept-prices.js';

export class BringBackRequest {
  @ReadVersion()
  version?: number | null;

  @YesNo('Timpa', { description: 'Also over what has changed again since. Left out: that is a 409.' })
  overwrite?: boolean;
}

@ApiExtraModels(FieldChange)
export class ProductOfEntry {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'As it was at the time of the change.' })
  name: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(FieldChange) },
    description:
      'What of the change it is about, as its entry has it; of an added product, or one that is gone, nothing.',
  })
  changes: Record<string, FieldChange>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What specifications among `changes` were called at the time.',
  })
  labels: Record<string, string>;
}

export class LeftProduct extends ProductOfEntry {
  @ApiProperty({ description: 'Why it stays as it is, or some of it: a sentence.' })
  reason: string;

  @ApiProperty({ description: 'Whether the rest of it comes back.' })
  partly: boolean;
}

export class KeptPriceOfProduct {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'As it was at the time of the change.' })
  name: string;

  @ApiProperty({ enum: PRICE_FIELDS, isArray: true })
  fields: PriceField[];

  @ApiProperty({ description: 'What the price that stays was for a kilogram, and what it is: sentences.' })
  sentence: string;
}

export class BroughtBack {
  @ApiProperty({ type: 'integer', description: 'How many products have their values of before.' })
  products: number;

  @ApiProperty({ type: 'integer', description: 'How many that it added are in the trash.' })
  trashed: number;

  @ApiProperty({ type: [ProductOfEntry], description: 'The first five of all these, with what comes back.' })
  named: ProductOfEntry[];

  @ApiProperty({
    type: [LeftProduct],
    description: 'The first twenty that stay as they are, or of which some does.',
  })
  left: LeftProduct[];

  @ApiProperty({ type: 'integer', description: 'How many stay as they are, or some of them.' })
  left_count: number;

  @ApiProperty({
    type: [String],
    description:
      'What specifications are called that have no place in a category that comes back, of values given since.',
  })
  lost: string[];

  @ApiProperty({ type: 'integer', description: 'How many products lose such values.' })
  lost_count: number;

  @ApiProperty({
    type: [KeptPriceOfProduct],
    required: false,
    description:
      'The first twenty of those whose price stays as it is for a pack or unit that weighs something else again. Left out for none.',
  })
  kept_prices?: KeptPriceOfProduct[];

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many products that are. Left out for none.',
  })
  kept_price_count?: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    description:
      'Once it is done: of how many products the texts have an old number that was none before. Left out for none.',
  })
  still_written_count?: number;

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

export class FieldPreview {
  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'Why it cannot come back now, not even with `overwrite`, and what helps: sentences.',
  })
  refusal: string | null;

  @ApiProperty({ type: [String], description: 'What comes back, by the names in `changes`.' })
  fields: string[];
}
