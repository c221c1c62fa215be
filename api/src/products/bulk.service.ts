import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author, Batch } from '../history/author.js';
import { idsOf, lockRecords } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { HIGHEST_PRICE } from '../http/number-rules.js';
import { InvalidFields } from '../http/http-errors.js';
import type {
  BulkAvailabilityRequest,
  BulkChanged,
  BulkPrices,
  BulkPricesRequest,
  ProductWithNewPrice,
} from './bulk.dto.js';
import { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';

type Change = Pick<BulkPricesRequest, 'prices' | 'percent' | 'round_to'>;

@Injectable()
export class BulkService {
  constructor(
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /** Passes over products that have been deleted meanwhile. */
  setAvailability({ ids, availability }: BulkAvailabilityRequest, by: Author): Promise<BulkChanged> {
    const fields = availability === 'sold_out' ? { availability } : { availability, back_in_stock_on: null };
    return this.work.transaction(async (manager) => {
      const batch: Batch = {};
      const found = idsOf(await lockRecords(manager, PRODUCT, ids));
      const updates = found.map((id) => ({ id, fields }));
      await this.records.updateAll(PRODUCT, updates, { ...by, batch });
      return { ids: found, entry: batch.first ?? null };
    });
  }

  /** Saves only with `versions`, and all or none. @throws InvalidFields, VersionConflict when one has been changed since */
  changePrices({ ids, versions, ...change }: BulkPricesRequest, by: Author): Promise<BulkPrices> {
    if (versions && versions.length !== ids.length)
      throw new InvalidFields({ versions: 'Setiap produk perlu versinya.' });
    const read = new Map(ids.map((id, at) => [id, versions?.[at]]));
    const begin = versions
      ? this.work.transaction.bind(this.work)
      : this.work.internalTransaction.bind(this.work);
    return begin(async (manager) => {
      const batch: Batch = {};
      const found = await lockRecords(manager, PRODUCT, ids);
      const products = found
        .map((product) => withNewPrices(product, change))
        .filter(({ price, export_price }) => price ?? export_price);
      if (versions) {
        const updates = products.map(({ id, price, export_price }) => ({
          id,
          fields: { price: price?.to, export_price: export_price?.to },
          version: read.get(id),
        }));
        await this.records.updateAll(PRODUCT, updates, { ...by, batch });
      }
      return { ids: found.map(({ id }) => id), products, entry: batch.first ?? null };
    });
  }
}

function withNewPrices(product: Product, { prices, percent, round_to }: Change): ProductWithNewPrice {
  const { id, version, name, export_currency } = product;
  const result: ProductWithNewPrice = { id, version, name, export_currency };
  for (const field of prices) {
    const from = product[field];
    if (from === null) continue;
    const to = changedPrice(from, percent, field === 'price' ? round_to : 0.01);
    if (to === from) continue;
    if (to === 0)
      throw new InvalidFields({ percent: `Harga “${name}” menjadi 0. Ubah persen atau pembulatannya.` });
    if (to > HIGHEST_PRICE) throw new InvalidFields({ percent: `Harga “${name}” menjadi terlalu besar.` });
    result[field] = { from, to };
  }
  return result;
}

/** Rounds half up. In BigInt, since the product of two numbers of hundredths can be larger than a number is exact. */
function changedPrice(price: number, percent: number, step: number): number {
  const [cents, parts, steps] = [price, 100 + percent, step].map((value) => BigInt(Math.round(value * 100)));
  const divisor = (steps ?? 1n) * 10_000n;
  return (
    (Number((2n * (cents ?? 0n) * (parts ?? 0n) + divisor) / (2n * divisor)) * Math.round(step * 100)) / 100
  );
}
