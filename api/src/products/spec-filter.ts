import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import type { Filter } from '../http/list-query.js';
import { InvalidFields } from '../http/http-errors.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { MOST_FIELDS } from '../spec-fields/spec-fields.service.js';
import type { Product } from './product.entity.js';

interface SpecCondition {
  min?: number;
  max?: number;
  choices?: string[];
}
export type SpecConditions = Readonly<Record<string, SpecCondition>>;

const MOST_CHOICES = 50;

export const specFilter: Filter<Product> = {
  description:
    'an object by the keys of filterable `spec-field`s: {"min": 10, "max": 12} (either or both; the whole value or range lies within), {"choice": "a"} or {"choice": ["a", "b"]}, {"yes": true}',
  apply(query, value) {
    applySpecConditions(query, readSpecConditions(value));
  },
};

export function applySpecConditions(query: SelectQueryBuilder<Product>, conditions: SpecConditions): void {
  for (const [at, [key, { min, max, choices }]] of Object.entries(conditions).entries()) {
    const [spec, field] = [`spec_${at}`, `wished_${at}`];
    // Not joined: from three on SQLite would look for the words of a search anew for each product.
    const filled = query
      .subQuery()
      .select(`${spec}.product_id`)
      .from(ProductSpec, spec)
      .innerJoin(SpecField, field, `${field}.id = ${spec}.field_id AND ${field}.filterable = true`)
      .where(`${field}.key = :key_${at}`, { [`key_${at}`]: key });
    if (min !== undefined) filled.andWhere(`${spec}.low >= :min_${at}`, { [`min_${at}`]: min });
    if (max !== undefined) filled.andWhere(`${spec}.high <= :max_${at}`, { [`max_${at}`]: max });
    if (choices !== undefined)
      filled.andWhere(`${spec}.choice IN (:...choices_${at})`, { [`choices_${at}`]: choices });
    query.andWhere(`product.id IN ${filled.getQuery()}`);
  }
}

/** @throws InvalidFields */
export function readSpecConditions(value: unknown): SpecConditions {
  if (!isObject(value)) throw new InvalidFields({ filter: "Filter 'spec' harus berupa objek." });
  const entries = Object.entries(value);
  if (entries.length > MOST_FIELDS)
    throw new InvalidFields({ filter: `Filter 'spec' paling banyak memuat ${MOST_FIELDS} kunci.` });
  return Object.fromEntries(
    entries.map(([key, sent]) => {
      const condition = /^[a-z][a-z0-9_]*$/.test(key) ? readSpecCondition(sent) : undefined;
      if (!condition) throw new InvalidFields({ filter: malformed(key) });
      return [key, condition];
    }),
  );
}

function readSpecCondition(sent: unknown): SpecCondition | undefined {
  if (!isObject(sent)) return undefined;
  const { min, max, choice, yes, ...others } = sent;
  const given = Object.keys(sent).length;
  if (given === 0 || Object.keys(others).length > 0) return undefined;
  const bounds = [min, max].filter((bound) => bound !== undefined);
  if (bounds.length > 0)
    return given === bounds.length && bounds.every((bound) => Number.isFinite(bound)) ? sent : undefined;
  if (given > 1) return undefined;
  if (typeof yes === 'boolean') return { choices: [yes ? 'yes' : 'no'] };
  const choices = [choice].flat();
  return choices.length > 0 && choices.length <= MOST_CHOICES && choices.every(isText)
    ? { choices }
    : undefined;
}

/** @throws InvalidFields for a key that has no filterable field in these categories, or in any */
export async function refuseUnknownSpecs(
  manager: EntityManager,
  conditions: SpecConditions,
  category_ids?: readonly number[],
): Promise<void> {
  const keys = Object.keys(conditions);
  if (keys.length === 0) return;
  const fields = await manager.findBy(SpecField, {
    key: In(keys),
    filterable: true,
    ...(category_ids && { category_id: In([...category_ids]) }),
  });
  const unknown = keys.find((key) => !fields.some((field) => field.key === key));
  if (unknown !== undefined) throw new InvalidFields({ filter: `Filter 'spec.${unknown}' tidak dikenal.` });
}

const malformed = (key: string) =>
  `Filter 'spec.${key.slice(0, 50)}' harus seperti {"min": 10, "max": 12}, {"choice": "a"} atau {"yes": true}, sesuai jenis nilainya.`;

const isText = (value: unknown): value is string => typeof value === 'string';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
