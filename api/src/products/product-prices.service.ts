import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author, Batch } from '../history/author.js';
import { lockSome } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { HIGHEST_PRICE } from '../http/number-rules.js';
import { InvalidFields } from '../http/refusals.js';
import { changedPrice, changedPriceProblem, type PriceChange } from './changed-price.js';
import type { ChangedPrices, SomePrices } from './product-prices.dto.js';
import { PRODUCT } from './products.service.js';

/** Many prices at once, by a percentage. */
@Injectable()
export class ProductPricesService {
  constructor(
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Of those that are there and have one, all of them or none: what was shown of their versions is what is written.
   * @throws InvalidFields, Outdated when one of them has been changed since
   */
  change({ ids, versions, ...change }: SomePrices, by: Author): Promise<ChangedPrices> {
    const read = new Map(ids.map((id, at) => [id, versions[at]]));
    return this.work.publish(async (manager) => {
      const batch: Batch = {};
      const found = await lockSome(manager, PRODUCT, ids);
      const updates = found.flatMap(({ id, name, price }) =>
        price === null
          ? []
          : [{ id, fields: { price: newPrice(name, price, change) }, version: read.get(id) }],
      );
      await this.records.updateAll(manager, PRODUCT, updates, { ...by, batch });
      return { ids: updates.map(({ id }) => id), entry: batch.first ?? null };
    });
  }
}

/** @throws InvalidFields */
function newPrice(name: string, price: number, change: PriceChange): number {
  const changed = changedPrice(price, change);
  const problem = changed === price ? undefined : changedPriceProblem(name, changed, HIGHEST_PRICE);
  if (problem !== undefined) throw new InvalidFields({ percent: problem });
  return changed;
}
