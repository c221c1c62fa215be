import { writtenAs } from '../spec-fields/written-unit.js';
import { brokenRange, endOf, type Range, writtenRange } from './category-ranges.js';
import type { About } from './category-statements.js';
import { type Amounts, type OldAmount, type OldNumber, wordsOf, written } from './old-amounts.js';
import { type Field, figuresOf, labelsOf, namesOf, type Parts } from './old-numbers.js';

/** What a category says of an amount, which held for it and does not hold any more. */
export function brokenAmount(
  category: string,
  amount: OldAmount,
  before: Amounts,
  after: Amounts,
): OldNumber | undefined {
  const [old, now] = [written(amount, before), written(amount, after)];
  if (typeof old?.number !== 'number' || typeof now?.number !== 'number') return undefined;
  // Of another unit the numbers are not alike.
  if (old.units[0] !== now.units[0]) return undefined;
  const range = brokenRange(category, old, [old.number], [now.number]);
  return range && brokenNumber(range, old, (number) => wordsOf(amount, number, old.units[0] ?? ''));
}

/** What a category says of a specification, which held for it and does not hold any more. */
export function brokenSpec(
  category: string,
  field: Field,
  before: Parts,
  after: Parts = {},
): OldNumber | undefined {
  const { unit } = field;
  const about = { units: unit ? writtenAs(unit) : namesOf(field), labels: labelsOf(field) };
  const range = brokenRange(category, about, figuresOf(before), figuresOf(after));
  return range && brokenNumber(range, about, (number) => [number, unit].filter(Boolean).join(' '));
}

/** @param say with its unit */
const brokenNumber = (
  range: Range,
  { units, labels }: About,
  say: (number: string) => string,
): OldNumber => ({ number: endOf(range), units, labels, words: say(writtenRange(range)) });
