import { FEET, KILOGRAMS, PACKS, PROPOSED, TONNES } from './amount-query';
import { aboutSo, CONTAINERS, HIGH_CUBE, inNumbers, kilogramsOf, WEIGHT } from './amount-words';
import type { Language } from '../languages';
import { askedIn, inAddress } from './order-words';
import { beginning } from './unread-text';

/** How much of a product fits into containers. */

/** Tonnes: more than a bulk carrier takes. */
export const MOST_TONNES = 100_000;

export interface Load {
  feet: number;
  /** Net. */
  kilograms: number;
}

export interface FilledContainers {
  feet: number;
  count: number;
  /** Of the last one, 0 to 100: 0 of less than half a percent. */
  percent: number;
}

/** What a visitor typed, if anything: `readAmount` says whether it is an amount. */
export function askedTonnes(url: string): string | undefined {
  const { searchParams } = new URL(url);
  const amount = beginning(searchParams.get(TONNES)?.trim() ?? '');
  const feet = searchParams.get(FEET) ?? '';
  // Who chose another unit and typed nothing did not mean as many of it: one container, or the packs that weigh as much.
  const proposed = searchParams.get(PROPOSED);
  const isProposed = amount === proposed?.replace(new RegExp(` (?:${KILOGRAMS}|${PACKS})$`), '');
  const isInContainers = /^\d/.test(feet);
  const asked = isProposed && !isInContainers ? proposed : inContainers(isProposed ? '1' : amount, feet);
  return asked || undefined;
}

/**
 * @param amount which counts as it stands when it says more than a number
 * @param feet `PACKS` for packs, `KILOGRAMS` for these, empty for tonnes
 */
export function inContainers(amount: string, feet: string): string {
  const { each, ...others } = askedIn(amount);
  const { amount: count, feet: ownFeet, isUnsized } = containersIn(each);
  if (ownFeet !== undefined || !/^\d[\d.,\s]*$/.test(count)) return amount;
  const behind = inAddress(others);
  const number = aboutSo(each) + count;
  if (/^[24]0$/.test(feet)) return `${number}x${feet}${behind}`;
  return !isUnsized && [KILOGRAMS, PACKS].includes(feet) ? `${number} ${feet}${behind}` : amount;
}

export interface Containers {
  amount: string;
  /** None of tonnes, nor of '1 FCL' where there are both sizes. */
  feet?: number;
  kind: 'HC' | '';
  isUnsized?: boolean;
}

/** @param loads what there is to choose from for containers that say no size */
export function containersIn(typed: string, loads: readonly Load[] = []): Containers {
  const text = inNumbers(typed);
  const [match, amount = text, ...sizes] = CONTAINERS.exec(text) ?? [];
  const kind = match && HIGH_CUBE.test(match) ? 'HC' : '';
  const size = sizes.find(Boolean);
  if (match === undefined) return { amount, kind };
  if (size !== undefined) return { amount, feet: Number(size), kind };
  const [only, ...others] = loads;
  return only && others.length === 0 ? { amount, feet: only.feet, kind } : { amount, kind, isUnsized: true };
}

/** As the language writes thousands, or with spaces. */
const THOUSANDS: Record<Language, RegExp> = {
  en: /^[1-9]\d{0,2}((,\d{3})+|(\s\d{3})+)$/,
  id: /^[1-9]\d{0,2}((\.\d{3})+|(\s\d{3})+)$/,
};

/**
 * Undefined for what is no amount: a comma or a point begins the decimals, of which there are three at most, unless it stands where the
 * language separates thousands. Of grams, whole ones count.
 */
export function readTonnes(typed: string, language: Language): number | undefined {
  const { amount, unit } = amountIn(typed);
  const number = readNumber(amount, language);
  const kilograms = kilogramsOf(unit || 't');
  return tonnesOf((kilograms < 1 ? Math.round(number) : number) * kilograms);
}

/** Undefined for none, and for more than is taken. */
export function tonnesOf(kilograms: number): number | undefined {
  const tonnes = rounded(kilograms / 1000);
  return tonnes > 0 && tonnes <= MOST_TONNES ? tonnes : undefined;
}

/** Undefined also for what others would read as another amount. */
export function clearTonnes(typed: string, language: Language): number | undefined {
  return twoReadings(typed, language) ? undefined : readTonnes(typed, language);
}

/** Tonnes without a unit: of as many and more, kilograms may be meant. */
const LEAST_UNLIKELY = 1000;

/** Three digits after the decimal sign of the language, which is the thousands' sign of others. */
const UNCLEAR: Record<Language, RegExp> = { en: /^[1-9]\d{0,2}\.\d{3}$/, id: /^[1-9]\d{0,2},\d{3}$/ };

export interface Readings {
  more: string;
  less: string;
}

/**
 * Of an amount that is unclear, each as everyone reads it: '1500 t' and '1500 kg' for '1.500' in English, '1500x20' and '1.5x20' of
 * containers. '18000' without a unit is as unclear in any language.
 */
export function twoReadings(typed: string, language: Language): Readings | undefined {
  const { amount, unit: own, small } = amountIn(typed);
  const { amount: count, feet, kind } = containersIn(typed);
  const number = feet ? count : amount;
  if (!UNCLEAR[language].test(number)) {
    const tonnes = own || feet ? NaN : readNumber(number, language);
    return tonnes >= LEAST_UNLIKELY ? { more: `${tonnes} t`, less: `${tonnes} kg` } : undefined;
  }
  const digits = number.replace(/\D/, '');
  const unit = feet ? `x${feet}${kind}` : small && ` ${small}`;
  return unit
    ? { more: digits + unit, less: Number(digits) / 1000 + unit }
    : { more: `${digits} t`, less: `${digits} kg` };
}

/**
 * Of tonnes as the language writes thousands, where others write decimals: the same for '1,500 t' in English.
 */
export function otherReading(typed: string, language: Language): Readings | undefined {
  const { amount, unit, small } = amountIn(typed);
  if (!unit || small || !UNCLEAR[language === 'en' ? 'id' : 'en'].test(amount)) return undefined;
  const number = readNumber(amount, language);
  return { more: `${number} t`, less: `${number} kg` };
}

/** Without its unit; as it is typed while it is no amount, or where it would be unclear or another one, as of grams. */
export function inTonnes(typed: string, language: Language): string {
  const tonnes = clearTonnes(typed, language);
  const written =
    tonnes === undefined ? typed : aboutSo(typed) + new Intl.NumberFormat(language).format(tonnes);
  return clearTonnes(written, language) === tonnes ? written : typed;
}

/**
 * As both languages read it.
 * @param unit that it keeps; without one tonnes are a number alone
 */
export function inBoth(tonnes: number, unit?: 'kg' | 't'): string {
  const grams = Math.round(tonnes * 1e6);
  if (grams % 1000) return `${grams} g`;
  // In '0.125' nobody reads thousands.
  if (unit === 'kg' || (grams % 10_000 && tonnes >= 1)) return `${grams / 1000} kg`;
  return tonnes < LEAST_UNLIKELY && !unit ? String(tonnes) : `${tonnes} t`;
}

/** Whether it is said in kilograms or grams. */
export function isSmall(typed: string): boolean {
  return amountIn(typed).small !== undefined;
}

type Small = 'kg' | 'g';

function amountIn(typed: string): { amount: string; unit: string; small?: Small } {
  const [, amount = '', unit = ''] = WEIGHT.exec(inNumbers(typed)) ?? [];
  const small = /^k/i.test(unit) ? 'kg' : /^g/i.test(unit) ? 'g' : undefined;
  return { amount, unit, ...(small && { small }) };
}

/** Of text without a unit; undefined for what is no number, and for what others would read as another one. */
export function clearNumber(text: string, language: Language): number | undefined {
  const number = UNCLEAR[language].test(text) ? NaN : readNumber(text, language);
  return Number.isNaN(number) ? undefined : number;
}

/** '18,000.00' and '18.000,00', which everyone reads the same. */
const WITH_BOTH_SIGNS = /^([1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d{1,3})$/;

/** NaN for what is no number. */
function readNumber(text: string, language: Language): number {
  const [, whole, , decimals] = WITH_BOTH_SIGNS.exec(text) ?? [];
  if (whole !== undefined) return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  const number = THOUSANDS[language].test(text) ? text.replace(/[.,\s]/g, '') : text;
  return /^\d{1,9}([.,]\d{1,3})?$/.test(number) ? Number(number.replace(',', '.')) : NaN;
}

export function packsFor(tonnes: number, packKilograms: number): number {
  return Math.ceil(rounded((tonnes * 1000) / packKilograms));
}

export function containersFor(tonnes: number, { feet, kilograms }: Load): FilledContainers {
  const containers = rounded((tonnes * 1000) / kilograms);
  const count = Math.ceil(containers);
  return { feet, count, percent: Math.round((containers - (count - 1)) * 100) };
}

export function isBelow(tonnes: number, kilograms: number): boolean {
  return rounded(tonnes * 1000 - kilograms) < 0;
}

export function isAbove(tonnes: number, kilograms: number): boolean {
  return rounded(tonnes * 1000 - kilograms) > 0;
}

/** 0.1 + 0.2 tonnes are no more than 0.3. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
