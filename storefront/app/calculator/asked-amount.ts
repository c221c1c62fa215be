import { aboutSo, inNumbers, kilogramsOf, PALLETS, SEVERAL, SUM, WEIGHED_PACKS } from './amount-words';
import {
  clearNumber,
  clearTonnes,
  type Containers,
  containersIn,
  inBoth,
  isSmall,
  type Load,
  tonnesOf,
} from './container-load';
import { PACKS } from './amount-query';
import type { Content } from '../content/content.server';
import { filled } from '../content/filled';
import type { Language } from '../languages';
import { inFigures } from './number-words';
import { type Asked, askedIn, besides, inAddress, inLine, standsAlone } from './order-words';
import type { Period } from './periods';
import { unreadText } from './unread-text';

/** What a product's calculator was asked for, in tonnes, full containers or packs. */
export interface AskedAmount {
  /** As both languages read it, such as '18/month CIF Jeddah'; as it is typed while it is no clear amount. */
  address: string;
  /** None of what is no clear amount. */
  tonnes?: number;
  /** To the company: 'Amount: 20 t (1 × 20 ft container), CIF Jeddah', of kilograms 'Amount: 18750 kg'; of what is no clear amount as it was typed. */
  message?: string;
  /** The same on the page, whose language says how thousands are written: 'Amount: 18.75 t'. */
  line?: string;
  /** A weight alone, as the field has it. */
  isBare?: boolean;
  /** In which it is wanted again and again. */
  period?: Period;
}

export interface Pack {
  /** 'sack' */
  name: string;
  kilograms: number;
  /** Of a number of them, as buyers type it. */
  pattern: string;
}

export interface Packing {
  loads: readonly Load[];
  pack?: Pack;
  /** Which the packing gives another weight, by the word that is typed. */
  others?: readonly Omit<Pack, 'name'>[];
  texts: Content['calculator'];
}

export type Write = (value: number) => string;

/** Containers or packs: one of the amounts that are added up. */
interface Units {
  kilograms: number;
  address: string;
  words: (write: Write) => string;
}

export function readAmount(text: string, language: Language, packing: Packing): AskedAmount {
  const { each, period, words } = askedIn(text);
  const behind = besides(words);
  // First, as 'and' may be within a number.
  const parts = inFigures(each).split(SUM);
  const units = parts.flatMap(
    (part) =>
      packsOf(part, packing) ??
      weighedPacksOf(part, language, packing) ??
      containersOf(part, language, packing) ??
      [],
  );
  const isWeight = units.length < parts.length;
  const tonnes = isWeight
    ? clearTonnes(each, language)
    : tonnesOf(units.reduce((sum, { kilograms }) => sum + kilograms, 0));
  const { amount, amountIn, amountUnread, weight } = packing.texts;
  const about = aboutSo(each);
  if (tonnes === undefined) {
    const { amount: count, feet, kind } = containersIn(each);
    // Of '18.000' beside the menu nobody has typed 'x20'.
    const typed = feet
      ? containerWords(packing.texts.fullContainers, about + count, feet, kind) +
        periodic(period, packing.texts) +
        behind
      : unreadText(inWords(text, language, packing));
    return { address: text, ...(typed && { message: filled(amountUnread, { typed }) }) };
  }
  const said = (weighing: string, write: Write) =>
    filled(isWeight ? amount : amountIn, {
      weight: about + weighing,
      period: periodic(period, packing.texts),
      units: units.map(({ words }) => words(write)).join(' + '),
    }) + behind;
  const shown: Write = (value) => written(value, language);
  const sent = inMessage(language);
  // Three decimals would look like thousands.
  const isShort =
    tonnes >= LEAST_IN_TONNES &&
    Number.isInteger(Math.round(tonnes * 1e6) / (isWeight && isSmall(each) ? 1e6 : 1e4));
  const weighing = isShort ? filled(weight, { tonnes: sent(tonnes) }) : inKilograms(tonnes, sent);
  return {
    address:
      about +
      (isWeight
        ? inBoth(tonnes, isSmall(each) ? 'kg' : standsAlone(words) ? undefined : 't')
        : units.map(({ address }) => address).join('+')) +
      inAddress({ period, words }),
    tonnes,
    message: said(weighing, sent),
    line: said(
      tonnes < LEAST_IN_TONNES ? inKilograms(tonnes, shown) : filled(weight, { tonnes: shown(tonnes) }),
      shown,
    ),
    isBare: isWeight && !period && !words,
    ...(period && { period }),
  };
}

/** '2,5 × karung isi 40 kg' of '2,5 packs', as the menu beside it says. */
function inWords(text: string, language: Language, { pack, texts }: Packing): string {
  return pack ? text.replace(COUNTED_PACKS, packUnit(pack, texts, inMessage(language))) : text;
}
const COUNTED_PACKS = new RegExp(String.raw`(?<=^[\d.,]+ )${PACKS}\b`);

/** Less is said in kilograms. */
const LEAST_IN_TONNES = 0.1;

/** In grams below a kilogram, and where three decimals would look like thousands. */
function inKilograms(tonnes: number, write: Write): string {
  const grams = Math.round(tonnes * 1e6);
  return grams < 1000 || grams % 10 ? `${write(grams)} g` : `${write(grams / 1000)} kg`;
}

/** '× sack of 40 kg' */
export function packUnit(
  { name, kilograms }: Omit<Pack, 'pattern'>,
  { pack }: Packing['texts'],
  write: Write,
): string {
  return filled(pack, { unit: name, weight: write(kilograms) });
}

/** ' per month', behind what is wanted each month. */
export function periodic(period: Period | undefined, { periods }: Packing['texts']): string {
  return period ? ` ${periods[period]}` : '';
}

/** ' per month CIF Jeddah', as the field has it. */
export function inField({ period, words }: Omit<Asked, 'each'>, texts: Packing['texts']): string {
  return periodic(period, texts) + inLine(words);
}

/** The last of several amounts where one is asked for, such as of '20-25 tons'. */
export function lastOfSeveral(typed: string, language: Language, packing: Packing): string | undefined {
  const last = SEVERAL.exec(inNumbers(typed))?.[1];
  return last && readAmount(last, language, packing).tonnes ? last : undefined;
}

export function packsOf(typed: string, { pack, others = [], texts }: Packing): Units | undefined {
  const amount = inNumbers(typed);
  for (const each of pack ? [pack, ...others] : []) {
    const [, number, name = ''] = new RegExp(each.pattern, 'i').exec(amount) ?? [];
    if (!number) continue;
    const count = wholeNumber(number);
    return {
      kilograms: count * each.kilograms,
      address: amount,
      words: (write) => `${write(count)} ${packUnit({ name, ...each }, texts, write)}`,
    };
  }
  return undefined;
}

/** Of packs whose weight is said, in grams as both languages read it where kilograms would have two readings. */
function weighedPacksOf(typed: string, language: Language, { texts }: Packing): Units | undefined {
  const [, number = '', weight = '', unit = ''] = WEIGHED_PACKS.exec(inNumbers(typed)) ?? [];
  const each = clearNumber(weight, language);
  if (!each) return undefined;
  const count = wholeNumber(number);
  const grams = Math.round(each * kilogramsOf(unit) * 1000);
  const kilograms = grams / 1000;
  if (PALLETS.test(typed)) {
    const pallet = { name: texts.pallet, kilograms };
    return {
      kilograms: count * kilograms,
      address: `${count} pallets of ${kilograms} kg`,
      words: (write) => `${write(count)} ${packUnit(pallet, texts, write)}`,
    };
  }
  const [value, measure] = grams % 10 ? [grams, 'g'] : [kilograms, 'kg'];
  return {
    kilograms: count * kilograms,
    address: `${count}x${value}${measure}`,
    words: (write) => `${write(count)} × ${write(value)} ${measure}`,
  };
}

function wholeNumber(figures: string): number {
  return Number(figures.replace(/\D/g, ''));
}

function containersOf(typed: string, language: Language, { loads, texts }: Packing): Units | undefined {
  const { amount, feet, kind } = containersIn(typed, loads);
  const load = loads.find((each) => each.feet === feet);
  const count = load && clearNumber(amount, language);
  if (!load || !count) return undefined;
  return {
    kilograms: count * load.kilograms,
    address: `${count}x${load.feet}${kind}`,
    words: (write) =>
      containerWords(count > 1 ? texts.fullContainers : texts.fullContainer, write(count), load.feet, kind),
  };
}

/** '2 × 40 ft HC containers' */
function containerWords(text: string, count: string, feet: number, kind: Containers['kind']): string {
  return filled(text, { count, feet, kind: kind && ` ${kind}` });
}

/** As the language writes numbers. */
export function written(value: number, language: Language): string {
  return new Intl.NumberFormat(language).format(value);
}

/** Without the sign of thousands, which others read as that of decimals. */
export function inMessage(language: Language): Write {
  return (value) => new Intl.NumberFormat(language, { useGrouping: false }).format(value);
}
