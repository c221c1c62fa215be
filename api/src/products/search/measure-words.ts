import { KILOGRAMS_OF_POUND, POUND, QUINTAL } from '../other-weights.js';
import { NUMBER } from './trade-words.js';
import { toNumber } from './written-amounts.js';

interface Measure {
  written: string;
  unit: string;
  of: (value: number) => number;
}

/** Units that buyers write, and what catalogues write instead: '25 mm', '2 hours'. */
const MEASURES: readonly Measure[] = [
  { written: String.raw`cm|centimet(?:er|re)s?`, unit: 'mm', of: (value) => value * 10 },
  { written: String.raw`inch(?:es)?|["″”]`, unit: 'mm', of: millimetresOf },
  { written: 'min(?:ute)?s?|menit', unit: 'hour', of: (value) => value / 60 },
];

/** A pack of 60 kg is called one of 132 lb. */
const POUND_DIGITS = 2;

/** '200 kg' for '2 kuintal', '60 kg' for '132 lb'. */
export const inKilograms = inUnits([
  { written: QUINTAL, unit: 'kg', of: (value) => value * 100 },
  {
    written: String.raw`(?:${POUND})\.?`,
    unit: 'kg',
    of: (value) => Number((value * KILOGRAMS_OF_POUND).toPrecision(POUND_DIGITS)),
  },
]);

/** '25 mm' for '2.5 cm' and '1 inch', and '2 hour' for '120 minutes'. */
export const inOtherUnits = inUnits(MEASURES);

/** Goods that are called one or half an inch have 25 mm to it. */
function millimetresOf(inches: number): number {
  return Number.isInteger(inches * 2) ? inches * 25 : Math.round(inches * 25.4);
}

function inUnits(measures: readonly Measure[]) {
  const patterns = measures.map(({ written, ...measure }) => ({
    ...measure,
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}.,]|[x×]\s*)(?<number>${NUMBER})[\s-]*(?:${written})(?![\p{L}\p{N}])`,
      'giu',
    ),
  }));
  return (text: string) =>
    patterns.reduce(
      (left, { pattern, unit, of }) =>
        left.replace(pattern, (_, number: string) => `${Number(of(toNumber(number)).toFixed(2))} ${unit}`),
      text,
    );
}
