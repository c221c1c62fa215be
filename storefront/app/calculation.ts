import {
  type AskedAmount,
  lastOfSeveral,
  type Packing,
  packUnit,
  periodic,
  readAmount,
  written,
} from './asked-amount';
import {
  containersFor,
  containersIn,
  inContainers,
  isAbove,
  isBelow,
  otherReading,
  packsFor,
  twoReadings,
} from './container-load';
import { filled } from './content/filled';
import type { Language } from './languages';
import { inMonth, inPeriod } from './periods';

/** What a calculator answers: by the server, and in the browser once the field is used. */
export interface Calculation extends AskedAmount {
  /** Packs and containers, or why there are none. */
  results: string[];
  /** How else the amount may have been meant. */
  other?: string;
  isBelowLeast: boolean;
  isAboveSupply: boolean;
}

export interface Limits {
  /** The smallest order, where its weight is known, and what is said below it. */
  least?: { kilograms: number; text: string };
  /** What can be had in a month, and what is said above it. */
  supply?: { kilograms: number; text: string };
}

/** Of what stands in the fields. */
export function calculateIn(
  [amount, unit]: readonly [amount: string, unit: string],
  language: Language,
  packing: Packing & Limits,
): Calculation {
  return calculate(inContainers(amount, unit), language, packing);
}

export function calculate(text: string, language: Language, packing: Packing & Limits): Calculation {
  const { least, supply, texts } = packing;
  const read = readAmount(text, language, packing);
  const { tonnes, line, isWeight, period } = read;
  const other = otherReading(inPeriod(text).each, language);
  return {
    ...read,
    results:
      tonnes === undefined
        ? [refusal(text, language, packing)]
        : [...(line && (!isWeight || period) ? [line] : []), ...resultsFor(tonnes, language, packing)],
    ...(other && { other: filled(texts.grouped, { ...other }) }),
    isBelowLeast: tonnes !== undefined && least !== undefined && isBelow(tonnes, least.kilograms),
    isAboveSupply:
      tonnes !== undefined && supply !== undefined && isAbove(inMonth(tonnes, period), supply.kilograms),
  };
}

function refusal(typed: string, language: Language, packing: Packing): string {
  const { loads, texts } = packing;
  const { each, period } = inPeriod(typed);
  const readings = twoReadings(each, language);
  if (readings) return filled(texts.unclear, { typed, ...readings, period: periodic(period, texts) });
  const { amount, isUnsized } = containersIn(each, loads);
  if (isUnsized) return filled(texts.unsized, { amount });
  const last = lastOfSeveral(typed, language, packing);
  return last ? filled(texts.several, { typed, last }) : texts.refused;
}

function resultsFor(tonnes: number, language: Language, { pack, loads, texts }: Packing): string[] {
  const containers = loads
    .map((load) => containersFor(tonnes, load))
    .map((each) =>
      filled(each.count === 1 ? texts.container : each.percent === 100 ? texts.allFull : texts.containers, {
        ...each,
        count: written(each.count, language),
        percent: each.percent || texts.underOne,
      }),
    );
  if (!pack) return containers;
  const write = (value: number) => written(value, language);
  return [`${write(packsFor(tonnes, pack.kilograms))} ${packUnit(pack, texts, write)}`, ...containers];
}
