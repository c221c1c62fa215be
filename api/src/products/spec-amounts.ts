import {
  boundAtEnd,
  type LimitedSearch,
  nameAtEnd,
  type NamedField,
  type Taken,
  without,
} from './spec-limits.js';
import { endOf, NUMBERS, toNumber, writtenAs } from './written-amounts.js';

/** Whether `takeAmounts` may find any. */
export const hasAmounts = (text: string) => /\d\s*\p{L}/u.test(text);

/**
 * Takes from a search each amount in a unit that one specification of a category has alone: '7000 kcal'. Per cent, which most are in,
 * says of none.
 * @returns undefined for a search without any
 */
export function takeAmounts({ text, limits }: LimitedSearch, fields: readonly NamedField[]) {
  const units = tellingUnits(fields);
  const taken: Taken[] = [];
  for (const { 0: digits, index } of text.matchAll(NUMBERS)) {
    const behind = text.slice(index + digits.length);
    const [unit = '', named = []] = units.find(([written]) => endOf(written, behind) > 0) ?? [];
    if (named.length === 0) continue;
    const from = taken.at(-1)?.end ?? 0;
    const before = text.slice(from, index);
    const { bound, at } = boundAtEnd(before) ?? { at: before.length };
    const name = nameAtEnd(before.slice(0, at), named);
    const meant = name?.fields ?? named;
    taken.push({
      fields: meant.map(({ id }) => id),
      bound: bound ?? (meant.every((field) => field.bound === 'max') ? 'max' : 'fits'),
      value: toNumber(digits),
      at: from + (name?.at ?? at),
      end: index + digits.length + endOf(unit, behind),
    });
  }
  if (taken.length === 0) return undefined;
  const left = without(text, taken);
  return { text: left.text, limits: [...limits, ...left.limits] } satisfies LimitedSearch;
}

/** As they are written, the longest first. */
function tellingUnits(fields: readonly NamedField[]): [written: string, fields: NamedField[]][] {
  const byUnit = new Map<string, NamedField[]>();
  for (const field of fields)
    for (const written of new Set(field.unit && field.unit !== '%' ? writtenAs(field.unit) : []))
      byUnit.set(written, [...(byUnit.get(written) ?? []), field]);
  return [...byUnit]
    .map(([written, all]): [string, NamedField[]] => [written, all.filter((field) => isAlone(field, all))])
    .sort(([a], [b]) => b.length - a.length);
}

const isAlone = ({ category_id }: NamedField, fields: readonly NamedField[]) =>
  fields.filter((other) => other.category_id === category_id).length === 1;
