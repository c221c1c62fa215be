import { NUMBER } from './trade-words.js';
import { toNumber } from './written-amounts.js';

/** Units that buyers write, and what catalogues write instead: '25 mm', '2 hours'. */
const MEASURES = [
  { written: String.raw`cm|centimet(?:er|re)s?`, unit: 'mm', of: (value: number) => value * 10 },
  { written: 'min(?:ute)?s?|menit', unit: 'hour', of: (value: number) => value / 60 },
].map(({ written, ...measure }) => ({
  ...measure,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,]|[x×]\s*)(?<number>${NUMBER})[\s-]*(?:${written})(?![\p{L}\p{N}])`,
    'giu',
  ),
}));

/** '25 mm' for '2.5 cm', and '2 hour' for '120 minutes'. */
export const inOtherUnits = (text: string) =>
  MEASURES.reduce(
    (left, { pattern, unit, of }) =>
      left.replace(pattern, (_, number: string) => `${Number(of(toNumber(number)).toFixed(2))} ${unit}`),
    text,
  );
