import { writtenNumber } from '../spec-fields/written-number.js';
import { kgOf } from './kg-of.js';

/** About the least and the most that a container carries. */
const LOADS_KG = { load_20_kg: [2000, 30_000], load_40_kg: [2000, 32_000] } as const;
const HEAVIEST_PACK_KG = 2000;
/** Few small exporters have more. */
const LARGEST_ORDER_TON = 1000;
const LARGEST_SUPPLY_TON = 10_000;

const CHECK = 'Periksa nol, koma, dan satuannya.';

export const WEIGHED_FIELDS = [
  'pack_net_kg',
  'moq',
  'moq_unit',
  'load_20_kg',
  'load_40_kg',
  'supply_ton_month',
] as const;
type Weighed = (typeof WEIGHED_FIELDS)[number];
/** As they are stored, or typed. */
export type WeighedFields = Partial<Record<Weighed, unknown>>;

/** The sentence, if there is reason for one, and the fields it is about, the likeliest to be wrong first. */
type Doubt = readonly [sentence: string | undefined, ...fields: Weighed[]];

/** What is said of amounts beyond what a container, a pack, an order or a month has; of a field alone after what is said of several. */
export function unlikelyAmounts(amounts: WeighedFields): { sentence: string; fields: Weighed[] }[] {
  const doubts: Doubt[] = [
    [unlikelyOrder(amounts), 'moq', 'moq_unit', 'pack_net_kg', 'supply_ton_month'],
    [smallerLoad(amounts), 'load_40_kg', 'load_20_kg'],
    [unlikelyLoad('load_20_kg', amounts), 'load_20_kg'],
    [unlikelyLoad('load_40_kg', amounts), 'load_40_kg'],
    [more(amounts.pack_net_kg, HEAVIEST_PACK_KG, 'kg per kemasan'), 'pack_net_kg'],
    [more(amounts.supply_ton_month, LARGEST_SUPPLY_TON, 'ton per bulan'), 'supply_ton_month'],
  ];
  return doubts.flatMap(([sentence, ...fields]) => (sentence ? [{ sentence, fields }] : []));
}

function unlikelyOrder({ moq, moq_unit, pack_net_kg, supply_ton_month }: WeighedFields): string | undefined {
  const kg = kgOf(moq_unit, pack_net_kg);
  if (typeof moq !== 'number' || kg === undefined) return undefined;
  const ton = (moq * kg) / 1000;
  if (ton >= LARGEST_ORDER_TON)
    return `Pesanan terkecil ${writtenNumber(LARGEST_ORDER_TON)} ton atau lebih. ${CHECK}`;
  if (typeof pack_net_kg === 'number' && moq * kg < pack_net_kg)
    return `Pesanan terkecil kurang dari satu kemasan (${writtenNumber(pack_net_kg)} kg). ${CHECK}`;
  return typeof supply_ton_month === 'number' && ton > supply_ton_month
    ? `Pesanan terkecil lebih dari kapasitas sebulan. ${CHECK}`
    : undefined;
}

function unlikelyLoad(field: keyof typeof LOADS_KG, { [field]: load }: WeighedFields): string | undefined {
  const [least, most] = LOADS_KG[field];
  const isLikely = (kg: number) => kg >= least && kg <= most;
  if (typeof load !== 'number' || isLikely(load)) return undefined;
  const usual = `Biasanya ${writtenNumber(least)}–${writtenNumber(most)} kg.`;
  const inTon = load * 1000;
  return isLikely(inTon)
    ? `${usual} Bila maksudnya ${writtenNumber(load)} ton, tulis ${writtenNumber(inTon)}.`
    : `${usual} ${CHECK}`;
}

/** Of a load that is unlikely alone, that is said. */
function smallerLoad(amounts: WeighedFields): string | undefined {
  const { load_20_kg, load_40_kg } = amounts;
  if (typeof load_20_kg !== 'number' || typeof load_40_kg !== 'number' || load_40_kg >= load_20_kg)
    return undefined;
  const isSaid = unlikelyLoad('load_20_kg', amounts) ?? unlikelyLoad('load_40_kg', amounts);
  return isSaid ? undefined : `Muatan peti kemas 40 kaki kurang dari yang 20 kaki. ${CHECK}`;
}

function more(amount: unknown, most: number, unit: string): string | undefined {
  if (typeof amount !== 'number' || amount <= most) return undefined;
  return `Lebih dari ${writtenNumber(most)} ${unit}. ${CHECK}`;
}
