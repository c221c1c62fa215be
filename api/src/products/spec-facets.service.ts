import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CATEGORY } from '../categories/categories.service.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { findRecord } from '../history/record-type.js';
import { readFilter } from '../http/list-query.js';
import { InvalidFields } from '../http/http-errors.js';
import { optionsOf } from '../spec-fields/options.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { Product } from './product.entity.js';
import type { SpecFacets } from './spec-facets.dto.js';
import {
  applySpecConditions,
  readSpecConditions,
  refuseUnknownSpecs,
  type SpecConditions,
} from './spec-filter.js';

interface Count {
  field_id: number;
  choice: string;
  total: number | string;
  lowest: number | string | null;
  highest: number | string | null;
}

const YES_NO = [
  { key: 'yes', label: 'Ya', label_en: 'Yes' },
  { key: 'no', label: 'Tidak', label_en: 'No' },
];

@Injectable()
export class SpecFacetsService {
  constructor(@InjectRepository(Product) private readonly products: Repository<Product>) {}

  /** @throws NotFound, BadRequest, InvalidFields */
  async read(category_id: number, filter: string | undefined): Promise<SpecFacets> {
    const { manager } = this.products;
    await findRecord(manager, CATEGORY, category_id);
    const conditions = conditionsOf(filter);
    await refuseUnknownSpecs(manager, conditions, [category_id]);
    const fields = await manager.find(SpecField, {
      where: { category_id, filterable: true },
      order: { position: 'ASC', id: 'ASC' },
    });
    const isChosen = ({ key }: SpecField) => Object.hasOwn(conditions, key);
    const unchosen = fields.filter((field) => !isChosen(field));
    const counts = await this.count(category_id, unchosen, conditions);
    for (const field of fields.filter(isChosen)) {
      const { [field.key]: _, ...others } = conditions;
      counts.push(...(await this.count(category_id, [field], others)));
      await yieldToEventLoop();
    }
    const products = await this.matching(category_id, conditions).getCount();
    return { products, facets: fields.map((field) => facetOf(field, counts)) };
  }

  private async count(
    category_id: number,
    fields: readonly SpecField[],
    conditions: SpecConditions,
  ): Promise<Count[]> {
    if (fields.length === 0) return [];
    return this.matching(category_id, conditions)
      .innerJoin(ProductSpec, 'counted', 'counted.product_id = product.id')
      .andWhere('counted.field_id IN (:...ids)', { ids: fields.map(({ id }) => id) })
      .select('counted.field_id', 'field_id')
      .addSelect('counted.choice', 'choice')
      .addSelect('COUNT(*)', 'total')
      .addSelect('MIN(COALESCE(counted.low, counted.high))', 'lowest')
      .addSelect('MAX(COALESCE(counted.high, counted.low))', 'highest')
      .groupBy('counted.field_id')
      .addGroupBy('counted.choice')
      .getRawMany<Count>();
  }

  private matching(category_id: number, conditions: SpecConditions) {
    const query = this.products
      .createQueryBuilder('product')
      .where('product.category_id = :category_id', { category_id });
    applySpecConditions(query, conditions);
    return query;
  }
}

function conditionsOf(filter: string | undefined): SpecConditions {
  const { spec = {}, ...others } = readFilter(filter);
  const [other] = Object.keys(others);
  if (other !== undefined) throw new InvalidFields({ filter: `Filter '${other}' tidak dikenal.` });
  return readSpecConditions(spec);
}

function facetOf({ id, key, label, label_en, kind, unit, choices }: SpecField, counts: readonly Count[]) {
  const own = counts.filter(({ field_id }) => field_id === id);
  const isNumber = kind === 'number' || kind === 'range';
  const totalOf = (choice: string) => Number(own.find((each) => each.choice === choice)?.total ?? 0);
  const options = kind === 'yes_no' ? YES_NO : optionsOf(choices);
  const toNumber = (value: number | string | null | undefined) =>
    isNumber && value !== null && value !== undefined ? Number(value) : null;
  return {
    key,
    label,
    label_en,
    kind,
    unit,
    count: own.reduce((sum, { total }) => sum + Number(total), 0),
    lowest: toNumber(own[0]?.lowest),
    highest: toNumber(own[0]?.highest),
    options: options.map((option) => ({ ...option, count: totalOf(option.key) })),
  };
}
