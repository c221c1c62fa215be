import { isFar, saidBefore } from '../http/is-far.js';
import { writtenNumber } from './written-number.js';

const AMOUNTS = ['value', 'min', 'max'] as const;
type Amounts = Partial<Record<(typeof AMOUNTS)[number], unknown>> | null;

/** The sentence for a value far from the one before: 0.12 for the 12 of a cell that is shown as '12%', or a comma that was lost. */
export function farSpec(before: Amounts | undefined, value: Amounts | undefined): string | undefined {
  const far = AMOUNTS.find((part) => isFar(before?.[part], value?.[part]));
  return far && saidBefore(writtenNumber(Number(before?.[far])));
}
