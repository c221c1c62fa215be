import type { SelectQueryBuilder } from 'typeorm';
import { ProductSpec } from '../../spec-fields/product-spec.entity.js';
import type { Product } from '../product.entity.js';
import type { LimitedSearch, SpecChoice, SpecLimit } from './spec-limits.js';

const WITHIN = {
  min: (value: string) => `limited.low >= ${value}`,
  max: (value: string) => `limited.high <= ${value}`,
  /** Has it in its range, or is at least as much and has no end. */
  fits: (value: string) =>
    `(limited.high >= ${value} AND COALESCE(limited.low, 0) <= ${value} OR limited.high IS NULL AND limited.low >= ${value})`,
  /** 'max. 4 %' is no more than 5 %, as a maximum is. */
  fitsPercent: (value: string) =>
    `(limited.low <= ${value} AND limited.high >= ${value} OR limited.low IS NULL AND limited.high <= ${value} OR limited.high IS NULL AND limited.low >= ${value})`,
} satisfies Record<SpecLimit['bound'] | 'fitsPercent', (value: string) => string>;

/** Of a range that begins below it, or ends above. */
const IN_PART = {
  min: (value: string) => `limited.low <= ${value} AND limited.high > ${value}`,
  max: (value: string) => `limited.low < ${value} AND limited.high >= ${value}`,
} as const;

const WITHIN_RANGE = {
  /** Has all of it, or nothing beside it. */
  whole: (from: string, to: string) =>
    `(limited.low <= ${from} AND limited.high >= ${to} OR COALESCE(limited.low, limited.high) >= ${from} AND COALESCE(limited.high, limited.low) <= ${to})`,
  part: (from: string, to: string) =>
    `COALESCE(limited.low, ${from}) <= ${to} AND COALESCE(limited.high, ${to}) >= ${from}`,
} as const;

/** Products whose whole value or range is within each, as the filter by specifications has it. */
export function withinLimits(query: SelectQueryBuilder<Product>, limits: LimitedSearch['limits']): void {
  for (const condition of limitConditions(query, limits, 'limit')) query.andWhere(condition);
}

/**
 * Each limit as a condition, whose parameters the query gets.
 * @param name that no other parameters of the query begin with
 */
export function limitConditions(
  query: SelectQueryBuilder<Product>,
  limits: LimitedSearch['limits'],
  name: string,
): string[] {
  return limits.map((limit, at) => {
    const within = query.subQuery().select('limited.product_id').from(ProductSpec, 'limited');
    for (const [condition, parameters] of partsOf(limit, `${name}_${at}`)) {
      within.orWhere(condition);
      query.setParameters(parameters);
    }
    return `product.id IN ${within.getQuery()}`;
  });
}

type Part = [condition: string, parameters: object];

function partsOf(limit: LimitedSearch['limits'][number], name: string): Part[] {
  if ('stated' in limit) return [[`limited.field_id IN (:...${name})`, { [name]: limit.stated }]];
  return 'options' in limit ? chosen(limit, name) : bounded(limit, name);
}

function bounded({ fields, bound, maxima = [], percents = [], ...limit }: SpecLimit, name: string): Part[] {
  const others = fields.filter((id) => !maxima.includes(id) && !percents.includes(id));
  const part = (of: string, ids: readonly number[], within: (value: string) => string): Part[] =>
    ids.length === 0
      ? []
      : [[`limited.field_id IN (:...${of}) AND ${within(`:${name}`)}`, { [of]: ids, [name]: limit.value }]];
  if (limit.from !== undefined) {
    const inRange = WITHIN_RANGE[limit.isPart ? 'part' : 'whole'];
    return part(`${name}_of`, fields, (to) => inRange(`:${name}_from`, to)).map(([condition, parameters]) => [
      condition,
      { ...parameters, [`${name}_from`]: limit.from },
    ]);
  }
  if (limit.isPart && bound !== 'fits') return part(`${name}_of`, fields, IN_PART[bound]);
  return [
    ...part(`${name}_of`, others, WITHIN[bound]),
    ...part(`${name}_most`, maxima, WITHIN.max),
    ...part(`${name}_percent`, percents, WITHIN.fitsPercent),
  ];
}

function chosen({ options }: SpecChoice, name: string): Part[] {
  return options.map(({ field, keys }, at) => [
    `limited.field_id = :${name}_of_${at} AND limited.choice IN (:...${name}_keys_${at})`,
    { [`${name}_of_${at}`]: field, [`${name}_keys_${at}`]: keys },
  ]);
}
