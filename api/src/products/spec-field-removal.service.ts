import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { findRecord, lockRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { ValuesLost } from '../http/http-errors.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { SPEC_FIELD } from '../spec-fields/spec-fields.service.js';
import type { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';

const wouldLose = (products: number) =>
  `${products} produk akan kehilangan nilai ini, termasuk yang di sampah. Konfirmasi terlebih dahulu untuk menghapusnya.`;

@Injectable()
export class SpecFieldRemoval {
  constructor(
    @InjectRepository(ProductSpec) private readonly values: Repository<ProductSpec>,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /** Counts products in the trash too. @throws NotFound */
  async useOf(id: number): Promise<number> {
    await findRecord(this.values.manager, SPEC_FIELD, id);
    return this.values.countBy({ field_id: id });
  }

  /** @param confirmed how many products may lose a value. @throws NotFound, ValuesLost when another number would */
  remove(id: number, confirmed: number, by: Author): Promise<void> {
    return this.work.transaction(async (manager) => {
      const { key } = await lockRecord(manager, SPEC_FIELD, id);
      const values = await manager.findBy(ProductSpec, { field_id: id });
      if (values.length > 0 && values.length !== confirmed)
        throw new ValuesLost(values.length, wouldLose(values.length));
      const updates = values.map(({ product_id }) => ({ id: product_id, fields: {} }));
      await this.records.updateAll(removingSpec(key), updates, by);
      await this.records.remove(SPEC_FIELD, id, by);
    });
  }
}

/** Any write removes the value, even a required one, in the trash too. */
const removingSpec = (key: string): RecordType<Product> => ({
  ...PRODUCT,
  withDeleted: true,
  beforeWrite: async (_, writes) =>
    writes.map(({ before, fields }) => {
      const { [key]: _, ...specs } = before?.specs ?? {};
      return { ...fields, specs: Object.keys(specs).length > 0 ? specs : null };
    }),
});
