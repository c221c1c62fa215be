import {
  ANY_PACKS,
  inNumbers,
  kilogramsOf,
  PALLETS,
  SPLIT_PACKS,
  SUM,
  UNNAMED_PACKS,
  WEIGHED_PACKS,
} from './amount-words';
import {
  type AskedAmount,
  inField,
  inMessage,
  lastOfSeveral,
  type Packing,
  packsOf,
  packUnit,
  periodic,
  readAmount,
  type Write,
  written,
} from './asked-amount';
import {
  clearNumber,
  containersFor,
  containersIn,
  inContainers,
  isAbove,
  isBelow,
  isSmall,
  otherReading,
  packsFor,
  type Readings,
  twoReadings,
} from './container-load';
import { filled } from '../content/filled';
import { asksForFreight, otherTermsIn } from './delivery-terms';
import type { Language } from '../languages';
import { askedIn, isSample, namesSample, packedIn } from './order-words';
import { inMonth } from './periods';

/** What a calculator answers: by the server, and in the browser once the field is used. */
export interface Calculation extends AskedAmount {
  /** Packs and containers, or why there are none. */
  results: string[];
  /** 'At the export price: USD 26,100 FOB Semarang', of more than was asked for with its weight */
  totals: string[];
  /** Of containers of both sizes, that one size will do. */
  either?: string;
  /** How else the amount may have been meant. */
  other?: string;
  isBelowLeast: boolean;
  isAboveSupply: boolean;
  /** In a browser that does not have what calculates yet. */
  isUnanswered?: boolean;
}

export interface Terms {
  /** The smallest order, where its weight is known, and what is said below it. */
  least?: { kilograms: number; text: string };
  /** What can be had in a month, and what is said above it. */
  supply?: { kilograms: number; text: string };
  /** The prices whose unit has a known weight. */
  offers: Offer[];
  /** 'Sample: 1 kg free' */
  sample?: string;
}

export interface Offer {
  /** 'At the export price' */
  at: string;
  price: number;
  currency: string;
  /** Of which its figures are, whatever the page's. */
  figures: Language;
  /** Of which `price` is for one. */
  kilograms: number;
  /** ' FOB Semarang' */
  place: string;
  incoterm: string | null;
}

/** Of what stands in the fields. */
export function calculateIn(
  [amount, unit]: readonly [amount: string, unit: string],
  language: Language,
  packing: Packing & Terms,
): Calculation {
  return calculate(inContainers(amount, unit), language, packing);
}

export function calculate(text: string, language: Language, packing: Packing & Terms): Calculation {
  const { loads, least, supply, offers, sample, texts } = packing;
  const read = readAmount(text, language, packing);
  const { each, words } = askedIn(text);
  const { tonnes, line, isBare, period } = read;
  // A sample is on terms of its own.
  const isOrder = tonnes !== undefined && !isSample(words);
  const isPackedHere = !isOtherwise(each, words, language, packing);
  const packs = isOrder && isPackedHere ? wholePacks(tonnes, packing) : undefined;
  const kilograms = packs?.kilograms ?? (tonnes ?? 0) * 1000;
  const shipped = kilograms / 1000;
  const grouped = otherReading(each, language) ?? inOtherPacks(each, language, packing);
  const other = [
    ...(grouped ? [filled(texts.grouped, { ...grouped })] : []),
    ...(isOrder && !isPackedHere ? [packedHere(language, packing)] : []),
  ].join(' ');
  return {
    ...read,
    results:
      tonnes === undefined
        ? [refusal(text, language, packing)]
        : [
            ...(line && !isBare ? [line] : []),
            ...(packs ? [packs.line((value) => written(value, language))] : []),
            ...(isOrder ? containersOf(tonnes, shipped, language, packing) : []),
            ...(sample && namesSample(words) ? [sample] : []),
          ],
    ...(packs?.isMore && {
      message: read.message + filled(texts.inPacks, { packs: packs.line(inMessage(language)) }),
    }),
    totals: (isOrder ? offers : []).flatMap((offer) => {
      const total = inAll(kilograms, offer);
      if (!total) return [];
      const { at, currency, place } = offer;
      const facts = { at, currency, total, place, period: periodic(period, texts) };
      const text = packs?.isMore ? texts.totalOfPacks : texts.total;
      return (
        filled(text, { ...facts, kilograms: written(kilograms, language) }) + otherTerms(words, offer, texts)
      );
    }),
    ...(isOrder && !isInContainers(each) && isForEither(shipped, loads) && { either: texts.either }),
    ...(other && { other }),
    isBelowLeast: isOrder && least !== undefined && isBelow(shipped, least.kilograms),
    isAboveSupply: isOrder && supply !== undefined && isAbove(inMonth(shipped, period), supply.kilograms),
  };
}

/** Whether the size is chosen: '1x40', '1x20 + 1x40'. */
const isInContainers = (each: string) =>
  each.split(SUM).every((part) => containersIn(part).feet !== undefined);

/** Whether containers of several sizes are a question, and the smallest is half full. */
function isForEither(tonnes: number, loads: Packing['loads']): boolean {
  const smallest = Math.min(...loads.map(({ kilograms }) => kilograms));
  return loads.length > 1 && !isBelow(tonnes, smallest / 2);
}

function refusal(typed: string, language: Language, packing: Packing & Terms): string {
  const { loads, pack, sample, texts } = packing;
  const { each, ...others } = askedIn(typed);
  const readings = twoReadings(each, language);
  const { amount, feet, isUnsized } = containersIn(each, loads);
  if (readings) {
    const behind = inField(others, texts);
    return filled(texts.unclear, { typed: feet ? amount + behind : typed, ...readings, behind });
  }
  if (isUnsized) return filled(texts.unsized, { amount });
  const last = lastOfSeveral(typed, language, packing);
  if (last) return filled(texts.several, { typed, last });
  if (sample && namesSample(typed)) return sample;
  if (isSmall(each)) return texts.refusedSmall;
  const [, number] = SPLIT_PACKS.exec(inNumbers(each)) ?? [];
  if (number && pack) return filled(texts.split, { unit: pack.name, number });
  const [, count] = ANY_PACKS.exec(inNumbers(each)) ?? [];
  if (count && PALLETS.test(each)) return filled(texts.unweighedPallets, { typed: each });
  return count && pack && !packsOf(each, packing)
    ? filled(texts.unweighed, { count: count.replace(/\D/g, ''), weight: written(pack.kilograms, language) })
    : texts.refused;
}

/** Where other terms are asked for than those of the price. */
function otherTerms(words = '', { incoterm, currency }: Offer, texts: Packing['texts']): string {
  if (!incoterm) return currency === 'Rp' && asksForFreight(words) ? texts.noFreight : '';
  const asked = otherTermsIn(words, incoterm);
  return asked ? filled(texts.otherTerms, { incoterm, asked }) : '';
}

/** At the price: '26,100', and none below a hundredth. */
function inAll(weight: number, { price, kilograms, figures }: Offer): string | undefined {
  const total = Math.round((weight / kilograms) * price * 100) / 100;
  const decimals = { minimumFractionDigits: Number.isInteger(total) ? 0 : 2, maximumFractionDigits: 2 };
  return total ? new Intl.NumberFormat(figures, decimals).format(total) : undefined;
}

/** In which an amount is shipped, and whether they weigh more than it. */
function wholePacks(tonnes: number, { pack, texts }: Packing) {
  if (!pack) return undefined;
  const count = packsFor(tonnes, pack.kilograms);
  const kilograms = count * pack.kilograms;
  const isMore = isBelow(tonnes, kilograms);
  const line = (write: Write) =>
    `${write(count)} ${packUnit(pack, texts, write)}${isMore && count > 1 ? ` (${write(kilograms)} kg)` : ''}`;
  return { kilograms, isMore, line };
}

/** Whether packs of a weight are wanted that the product does not have. */
function isOtherwise(each: string, words = '', language: Language, { pack, others = [] }: Packing): boolean {
  const ofEach = PALLETS.test(each) ? null : WEIGHED_PACKS.exec(inNumbers(each));
  const [weight = '', unit = ''] = (packedIn(words) ?? ofEach ?? []).slice(-2);
  const wanted = (clearNumber(weight, language) ?? 0) * kilogramsOf(unit);
  // Of pounds about as many.
  const isAs = ({ kilograms }: { kilograms: number }) => Math.abs(wanted - kilograms) < kilograms / 100;
  return wanted > 0 && pack !== undefined && ![pack, ...others].some(isAs);
}

/** Of '10 packs', where the packing names packs of another weight within or around those of the product. */
function inOtherPacks(
  each: string,
  language: Language,
  { pack, others: [other] = [], texts }: Packing,
): Readings | undefined {
  const [, count] = UNNAMED_PACKS.exec(inNumbers(each)) ?? [];
  return count && pack && other
    ? {
        more: `${count} ${packUnit(pack, texts, inMessage(language))}`,
        less: `${count}x${written(other.kilograms, language)}kg`,
      }
    : undefined;
}

function packedHere(language: Language, { pack, texts }: Packing): string {
  return pack ? filled(texts.otherwise, { unit: pack.name, weight: written(pack.kilograms, language) }) : '';
}

/** @param shipped of which the last pack, where it alone is too much, needs no container of its own */
function containersOf(
  tonnes: number,
  shipped: number,
  language: Language,
  { loads, texts }: Packing,
): string[] {
  return loads
    .map((load) => {
      const asked = containersFor(tonnes, load);
      const all = containersFor(shipped, load);
      return all.count > asked.count ? asked : all;
    })
    .map((each) =>
      filled(each.count === 1 ? texts.container : each.percent === 100 ? texts.allFull : texts.containers, {
        ...each,
        count: written(each.count, language),
        percent: each.percent || texts.underOne,
      }),
    );
}
