import { isFar, saidBefore } from '../http/is-far.js';
import { writtenNumber } from '../spec-fields/written-number.js';
import { unitOf } from './amount-units.js';
import { UNIT_WORDS } from './code-words.js';
import { kgOf } from './kg-of.js';

/** Not the shortest lead time: between a day and a week is no slip. */
export const FAR_FIELDS = [
  'pack_net_kg',
  'moq',
  'load_20_kg',
  'load_40_kg',
  'lead_days_max',
  'supply_ton_month',
] as const;
type FarField = (typeof FAR_FIELDS)[number];
/** As they are stored, or typed. */
export type FarFields = Partial<Record<FarField | 'moq_unit', unknown>>;

/** The sentence for an amount far from the one before. */
export function farAmount(field: string, before: FarFields, after: FarFields): string | undefined {
  const far = farFields(before, after).find((each) => each === field);
  return far && saidBefore(amountInWords(far, before));
}

export const farFields = (before: FarFields, after: FarFields) =>
  FAR_FIELDS.filter((field) => {
    // An order in another unit is compared by weight.
    const byWeight = field === 'moq' && before.moq_unit !== after.moq_unit;
    const [from, to] = byWeight ? [orderInKg(before), orderInKg(after)] : [before[field], after[field]];
    return isFar(from, to);
  });

/** '300 kg' */
export function amountInWords(field: FarField, { [field]: amount, moq_unit }: FarFields): string {
  const unit = unitOf(field) ?? UNIT_WORDS[moq_unit as keyof typeof UNIT_WORDS];
  return [writtenNumber(Number(amount)), unit].filter(Boolean).join(' ');
}

function orderInKg({ moq, moq_unit, pack_net_kg }: FarFields): number | undefined {
  const kg = kgOf(moq_unit, pack_net_kg);
  return typeof moq === 'number' && kg !== undefined ? moq * kg : undefined;
}
