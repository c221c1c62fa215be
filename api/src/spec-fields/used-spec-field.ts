import { type EntityManager, In } from 'typeorm';
import { Conflict } from '../http/http-errors.js';
import { optionsOf } from './options.js';
import { ProductSpec } from './product-spec.entity.js';
import type { SpecField } from './spec-field.entity.js';

const FIXED_ONCE_USED = [
  ['key', 'Kunci'],
  ['kind', 'Jenis nilai'],
  ['bound', 'Batas'],
] as const;

/** @throws Conflict for what would make the values of products say something else */
export async function refuseChangeInUse(
  manager: EntityManager,
  before: SpecField,
  after: SpecField,
): Promise<void> {
  const { id: field_id } = after;
  const [changed] = FIXED_ONCE_USED.filter(([name]) => before[name] !== after[name]);
  const used = changed ? await manager.countBy(ProductSpec, { field_id }) : 0;
  if (changed && used > 0) {
    const [name, label] = changed;
    const sentence = `${label} tidak dapat diubah karena ${used} produk sudah memakai spesifikasi ini.`;
    throw new Conflict(sentence, { [name]: sentence });
  }
  const kept = optionsOf(after.choices).map(({ key }) => key);
  const gone = optionsOf(before.choices).filter(({ key }) => !kept.includes(key));
  const choice = In(gone.map(({ key }) => key));
  const values = await manager.find(ProductSpec, { where: { field_id, choice }, select: { choice: true } });
  if (values.length === 0) return;
  const inUse = gone.filter(({ key }) => values.some((value) => value.choice === key));
  const names = inUse.map(({ label }) => `'${label}'`).join(', ');
  const keys = inUse.map(({ key }) => `'${key}: '`).join(' atau ');
  const choices = `Pilihan ${names} tidak dapat dihapus karena ${values.length} produk memakainya. Untuk mengganti namanya saja, tulis ${keys} di depan nama barunya.`;
  throw new Conflict(choices, { choices });
}
