import { writtenNumber } from './written-number.js';

/** All of it. */
const MOST = 100;

/** The sentence for more than all of something. It may be right: cocopeat takes up 800 % of water. */
export function unlikelyPercent(
  { value, min, max }: Partial<Record<'value' | 'min' | 'max', unknown>>,
  unit: string | null | undefined,
): string | undefined {
  const highest = Math.max(...[value, min, max].filter((amount) => typeof amount === 'number'));
  if (unit !== '%' || highest <= MOST) return undefined;
  const over = `${writtenNumber(highest)} % lebih dari ${MOST} %.`;
  // '12.500', whose dot was meant as a comma.
  const meant = highest / 1000;
  return meant < 1 || meant > MOST
    ? `${over} Periksa nol dan komanya.`
    : `${over} Bila maksudnya ${writtenNumber(meant)} %, tulis ${writtenNumber(meant)}.`;
}
