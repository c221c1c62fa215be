import { type EntityManager, In } from 'typeorm';
import { Conflict } from '../http/refusals.js';
import { optionsOf } from './options.js';
import { ProductSpec } from './product-spec.entity.js';
import type { SpecField } from './spec-field.entity.js';

/** What the values of products are stored by, with what a sentence calls it. */
const LASTING = { key: 'Kunci', kind: 'Jenis nilai', bound: 'Batas' } as const;

/** @throws Conflict for what would make the values of products say something else */
export async function refuseForUsed(
  manager: EntityManager,
  before: SpecField,
  after: SpecField,
): Promise<void> {
  const changed = Object.entries(LASTING).filter(
    ([name]) => before[name as keyof typeof LASTING] !== after[name as keyof typeof LASTING],
  );
  const kept = new Set(optionsOf(after.choices).map(({ key }) => key));
  const gone = optionsOf(before.choices).filter(({ key }) => !kept.has(key));
  const { id: field_id } = after;
  if (changed.length > 0) {
    const used = await manager.countBy(ProductSpec, { field_id });
    const sentences = changed.map(([name, label]) => [
      name,
      `${label} tidak dapat diubah karena ${used} produk sudah memakai spesifikasi ini.`,
    ]);
    if (used > 0) throw conflict(Object.fromEntries(sentences) as Record<string, string>);
  }
  if (gone.length > 0) {
    const counted = await manager
      .createQueryBuilder(ProductSpec, 'value')
      .select(['value.choice AS choice', 'COUNT(*) AS products'])
      .where({ field_id, choice: In(gone.map(({ key }) => key)) })
      .groupBy('value.choice')
      .getRawMany<{ choice: string; products: number | string }>();
    const used = new Map(counted.map(({ choice, products }) => [choice, Number(products)]));
    const inUse = gone.filter(({ key }) => used.has(key));
    const names = inUse.map(({ label }) => `'${label}'`).join(', ');
    const keys = inUse.map(({ key }) => `'${key}: '`).join(' atau ');
    const products = [...used.values()].reduce((sum, count) => sum + count, 0);
    if (products > 0)
      throw conflict({
        choices: `Pilihan ${names} tidak dapat dihapus karena ${products} produk memakainya. Untuk mengganti namanya saja, tulis ${keys} di depan nama barunya.`,
      });
  }
}

/** Says the first of them. */
function conflict(errors: Record<string, string>): Conflict {
  const [first = ''] = Object.values(errors);
  return new Conflict(first, errors);
}
