import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { findRecord, lockRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { ValuesLost } from '../http/refusals.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import type { UpdateSpecFieldRequest } from '../spec-fields/spec-field.dto.js';
import type { SpecField } from '../spec-fields/spec-field.entity.js';
import { type Rebind, SPEC_FIELD, SpecFieldsService } from '../spec-fields/spec-fields.service.js';
import { type Specs, withBound } from '../spec-fields/spec-values.js';
import type { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';

const wouldLose = (products: number) =>
  `${products} produk akan kehilangan nilai ini, termasuk yang di sampah. Konfirmasi terlebih dahulu untuk menghapusnya.`;

/** What products say by a field changes with its bound, and goes with it. */
@Injectable()
export class SpecFieldValues {
  constructor(
    @InjectRepository(ProductSpec) private readonly values: Repository<ProductSpec>,
    private readonly fields: SpecFieldsService,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * How many products have a value of it, those in the trash too.
   * @throws NotFound
   */
  async useOf(id: number): Promise<number> {
    await findRecord(this.values.manager, SPEC_FIELD, id);
    return this.values.countBy({ field_id: id });
  }

  /**
   * @param otherBound is meant for the values of products too
   * @throws NotFound, Outdated, InvalidFields, Conflict
   */
  update(id: number, request: UpdateSpecFieldRequest, otherBound: boolean, by: Author): Promise<SpecField> {
    const follow: Rebind = async (manager, { key, bound }) => {
      const values = await manager.findBy(ProductSpec, { field_id: id });
      const change = (specs: Specs) => {
        const value = specs[key];
        return value ? { ...specs, [key]: withBound(value, bound) } : specs;
      };
      await this.rewrite(manager, values, change, by);
    };
    return this.fields.update(id, request, by, otherBound ? follow : undefined);
  }

  /**
   * @param confirmed how many products its sender knows to lose a value
   * @throws NotFound, ValuesLost when they are as many as that no longer
   */
  remove(id: number, confirmed: number, by: Author): Promise<void> {
    return this.work.publish(async (manager) => {
      const { key } = await lockRecord(manager, SPEC_FIELD, id);
      const values = await manager.findBy(ProductSpec, { field_id: id });
      if (values.length > 0 && values.length !== confirmed)
        throw new ValuesLost(values.length, wouldLose(values.length));
      await this.rewrite(manager, values, ({ [key]: _, ...others }) => others, by);
      await this.records.remove(manager, SPEC_FIELD, id, by);
    });
  }

  private rewrite(
    manager: EntityManager,
    values: readonly ProductSpec[],
    change: (specs: Specs) => Specs,
    by: Author,
  ): Promise<void> {
    const updates = values.map(({ product_id }) => ({ id: product_id, fields: {} }));
    return this.records.updateAll(manager, rewritten(change), updates, by);
  }
}

/** Products whose specifications change by any write, whether their template allows it or not, those in the trash too. */
const rewritten = (change: (specs: Specs) => Specs): RecordType<Product> => ({
  ...PRODUCT,
  withDeleted: true,
  complete: async (_, writes) =>
    writes.map(({ before, fields }) => {
      const specs = change(before?.specs ?? {});
      if (isDeepStrictEqual(specs, before?.specs)) return fields;
      return { ...fields, specs: Object.keys(specs).length > 0 ? specs : null };
    }),
});
