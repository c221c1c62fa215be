import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, ValidateBy } from 'class-validator';
import { notOneOf } from '../http/rules.js';
import { PERCENT, percentProblem, type PriceChange, ROUND_TO } from './changed-price.js';
import { SomeProducts } from './some-products.dto.js';

const VERSIONS = 'Setiap produk perlu versinya.';

const IsPercent = () =>
  ValidateBy({
    name: 'isPercent',
    validator: {
      validate: (value) => percentProblem(value) === undefined,
      defaultMessage: (asked) => percentProblem(asked?.value) ?? '',
    },
  });

const OneForEachId = (message: string) =>
  ValidateBy(
    {
      name: 'oneForEachId',
      validator: {
        validate: (value, asked) =>
          Array.isArray(value) && value.length === (asked?.object as SomePrices).ids?.length,
      },
    },
    { message },
  );

export class SomePrices extends SomeProducts implements PriceChange {
  @ApiProperty({
    type: [Number],
    description:
      'Of each of `ids`, as it was read with its price. When somebody has changed one of them since: 409.',
  })
  @IsInt({ each: true, message: VERSIONS })
  @OneForEachId(VERSIONS)
  versions: number[];

  @ApiProperty({
    exclusiveMinimum: true,
    minimum: PERCENT.above,
    maximum: PERCENT.most,
    description: 'With two decimals at most. Below 0: lower prices.',
  })
  @IsPercent()
  percent: number;

  @ApiProperty({ type: 'integer', enum: ROUND_TO, description: 'Rupiah. What is in the middle goes up.' })
  @IsIn(ROUND_TO, { message: notOneOf('Bulatkan ke', ROUND_TO.map(String)) })
  round_to: PriceChange['round_to'];
}

export class ChangedPrices {
  @ApiProperty({
    type: [Number],
    description: 'Those that have such a price now; the others are on request, or not there any more.',
  })
  ids: number[];

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'In the history: what brings the prices back. Null when none of them is another one.',
  })
  entry: number | null;
}
