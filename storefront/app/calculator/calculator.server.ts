import { isPack } from 'api/code-words';
import type { WholeProduct } from '../api/products.server';
import { KILOGRAMS, PACKS } from './amount-query';
import { aboutSo, otherPacks, packKind, packsPattern } from './amount-words';
import { inField, inMessage, type Packing, packsOf, packUnit } from './asked-amount';
import { calculate, type Calculation, type Terms } from './calculation';
import {
  clearTonnes,
  containersFor,
  containersIn,
  inBoth,
  inContainers,
  inTonnes,
  isSmall,
  type Load,
  MOST_TONNES,
  packsFor,
} from './container-load';
import { contentIn } from '../content/content.server';
import { filled } from '../content/filled';
import type { Language } from '../languages';
import { askedIn, standsAlone } from './order-words';
import { termsOf } from './terms.server';

export interface Calculator extends Packing, Terms {
  /** Of the address. */
  asked?: Calculation;
  /** For who has asked for nothing. */
  proposal: Calculation;
  /** What the field holds, in tonnes unless `feet` says another unit. */
  amount: string;
  feet?: number | typeof PACKS | typeof KILOGRAMS;
  /** What stands behind the number in the field: ' per month, CIF Jeddah'. */
  behind?: string;
  /** In which an amount is chosen, with the number that the field holds of the proposal. */
  units: { value: string; label: string; amount: string }[];
}

/** Undefined without anything to calculate with. */
export function calculatorOf(
  language: Language,
  product: WholeProduct,
  asked: string | undefined,
): Calculator | undefined {
  const { load_20_kg, load_40_kg } = product;
  const sizes = [
    [20, load_20_kg],
    [40, load_40_kg],
  ] as const;
  const loads = sizes.flatMap(([feet, kilograms]) => (kilograms === null ? [] : [{ feet, kilograms }]));
  const [first] = loads;
  if (!first) return undefined;
  const packing = {
    loads,
    ...packOf(language, product),
    texts: textsOf(language, product, first),
  };
  const whole = { ...packing, ...termsOf(language, product) };
  const unit = openingUnit(language, product);
  const proposed = proposedAmount(first, whole, unit);
  const proposal = calculate(proposed, language, whole);
  const answer = asked === undefined ? undefined : calculate(asked, language, whole);
  const units = unitsOf(asked ?? proposed, (answer ?? proposal).tonnes, language, packing);
  const opening = units.find(({ value }) => value === unit);
  const fields = fieldsOf(asked ?? proposed, language, packing);
  return {
    ...(answer && { asked: answer }),
    proposal,
    ...(opening && asked === undefined
      ? { amount: opening.amount, feet: unit }
      : { ...fields, feet: fields.feet ?? unitBeside(fields.amount, opening && unit, packing) }),
    units,
    ...whole,
  };
}

/** In which the next number counts: of '10 sacks' packs, and beside other words what the page opens with. */
function unitBeside(amount: string, unit: Calculator['feet'], { pack, loads, texts }: Packing) {
  if (pack && packsOf(askedIn(amount).each, { pack, loads, texts })) return PACKS;
  return unit !== undefined && inContainers(amount, String(unit)) === amount ? unit : undefined;
}

/**
 * So that a number alone is of that: on the Indonesian page what the rupiah price is for; otherwise kilograms where the smallest order is
 * in them, and else tonnes.
 */
function openingUnit(language: Language, { price, price_unit, moq_unit }: WholeProduct) {
  const unit = language === 'id' && price ? price_unit : moq_unit === 'kg' ? moq_unit : null;
  if (isPack(unit)) return PACKS;
  return unit === 'kg' ? KILOGRAMS : undefined;
}

/** A full container, where the smallest order and a month's supply allow it; else the smallest order, or that supply. */
function proposedAmount(load: Load, { least, supply, pack }: Packing & Terms, unit?: string): string {
  const kilograms = unit === PACKS ? inWholePacks(load.kilograms, pack) : load.kilograms;
  const most = supply ? inWholePacks(supply.kilograms, pack) : Infinity;
  const isToBeHad = kilograms <= most && kilograms >= (least?.kilograms ?? 0);
  const tonnes = (isToBeHad ? kilograms : (least?.kilograms ?? most)) / 1000;
  return inBoth(tonnes, tonnes < 1 ? 'kg' : undefined);
}

/** As many as there are in it. */
function inWholePacks(kilograms: number, pack: Packing['pack']): number {
  return (pack && Math.floor(kilograms / pack.kilograms) * pack.kilograms) || kilograms;
}

/** @param tonnes none of a proposal that is no clear amount, which stays in every unit */
function unitsOf(
  proposed: string,
  tonnes: number | undefined,
  language: Language,
  { loads, pack, texts }: Packing,
): Calculator['units'] {
  const { trade } = contentIn(language);
  const inUnit = (value: string, label: string, count: (tonnes: number) => number) => ({
    value,
    label,
    amount: tonnes === undefined ? proposed : String(count(tonnes)),
  });
  return [
    { value: '', label: texts.tonnes, amount: inTonnes(proposed, language) },
    inUnit(KILOGRAMS, trade.unit('kg'), kilogramsIn),
    ...loads.map((load) =>
      inUnit(
        String(load.feet),
        filled(texts.ofSize, { feet: load.feet }),
        (tonnes) => containersFor(tonnes, load).count,
      ),
    ),
    ...(pack
      ? [inUnit(PACKS, packUnit(pack, texts, trade.number), (tonnes) => packsFor(tonnes, pack.kilograms))]
      : []),
  ];
}

function packOf(language: Language, product: WholeProduct): Pick<Calculator, 'pack' | 'others'> | undefined {
  const weighed = weighedPack(product);
  if (!weighed) return undefined;
  const { trade } = contentIn(language);
  const kind = kindOf(product);
  const name = kind ? trade.unit(kind) : trade.pack;
  return {
    pack: { name, kilograms: weighed.kilograms, pattern: packsPattern(weighed) },
    others: otherPacks(weighed),
  };
}

function weighedPack({ price_unit, pack_net_kg: kilograms, packing, packing_en }: WholeProduct) {
  const unit = isPack(price_unit) ? price_unit : undefined;
  return kilograms === null
    ? undefined
    : // Apart, as '20 kg boxes' would weigh what the other language's cartons do.
      { unit, kilograms, packing: [packing, packing_en].filter(Boolean).join('; ') };
}

/** What is sold by, or else what the packing calls a pack of that weight. */
function kindOf(product: WholeProduct) {
  const weighed = weighedPack(product);
  return weighed && (weighed.unit ?? packKind(weighed));
}

function textsOf(language: Language, product: WholeProduct, { feet }: Load): Calculator['texts'] {
  const { trade, calculator } = contentIn(language);
  const tonnes = filled(calculator.refused, { most: trade.number(MOST_TONNES), feet });
  const kind = kindOf(product);
  const packs = kind ? trade.amount(500, kind) : trade.packs(500);
  const refused = `${tonnes} ${product.pack_net_kg === null ? trade.noPacks : trade.packsToo(packs)}`;
  const refusedSmall = filled(calculator.refusedSmall, { most: trade.number(MOST_TONNES * 1000) });
  return { ...calculator, refused, refusedSmall };
}

function fieldsOf(
  asked: string,
  language: Language,
  { loads, pack, texts }: Packing,
): Pick<Calculator, 'amount' | 'feet' | 'behind'> {
  const { each, ...others } = askedIn(asked);
  const behind = inField(others, texts);
  // Beside other words an amount has its unit.
  if (!standsAlone(others.words)) return { amount: each + behind };
  const [, packs] = new RegExp(`^(\\d+) ${PACKS}$`).exec(each) ?? [];
  if (pack && packs) return { amount: packs + behind, feet: PACKS, behind };
  const { amount, feet, kind } = containersIn(each, loads);
  const isKnown = loads.some((load) => load.feet === feet);
  if (!isKnown) {
    const kilograms = isSmall(each) ? inKilograms(each, language) : undefined;
    return kilograms === undefined
      ? { amount: inTonnes(each, language) + behind, behind }
      : { amount: aboutSo(each) + kilograms + behind, feet: KILOGRAMS, behind };
  }
  // The menu has no kinds of a size.
  return { amount: (kind ? each : aboutSo(each) + amount) + behind, feet, behind };
}

/** Undefined where the number alone would be unclear, and below a kilogram. */
function inKilograms(typed: string, language: Language): string | undefined {
  const tonnes = clearTonnes(typed, language) ?? 0;
  const kilograms = inMessage(language)(kilogramsIn(tonnes));
  return tonnes >= 0.001 && clearTonnes(`${kilograms} kg`, language) === tonnes ? kilograms : undefined;
}

function kilogramsIn(tonnes: number): number {
  return Math.round(tonnes * 1e6) / 1000;
}
