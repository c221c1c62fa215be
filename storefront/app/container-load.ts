import type { Language } from './languages';
import { latinDigits } from './latin-digits';

/** How much of a product fits into containers. */

/** Tonnes: more than a bulk carrier takes. */
export const MOST_TONNES = 100_000;

/** The query of a product's page: `?tonnes=18.5`, or `?tonnes=2x20`, which a form sends as `?tonnes=2&feet=20`. */
export const TONNES = 'tonnes';
export const FEET = 'feet';

export interface Load {
  feet: number;
  /** Net. */
  kilograms: number;
}

export interface FilledContainers {
  feet: number;
  count: number;
  /** Of the last one, 1 to 100. */
  percent: number;
}

/** What is longer is no amount: '100 x 40-foot containers' is not. */
const MOST_CHARACTERS = 30;

/** What a visitor typed, if anything: `readTonnes` says whether it is an amount. */
export function askedTonnes(url: string): string | undefined {
  const { searchParams } = new URL(url);
  const amount = searchParams.get(TONNES)?.trim().slice(0, MOST_CHARACTERS);
  return inContainers(amount ?? '', searchParams.get(FEET) ?? '') || undefined;
}

/**
 * @param amount which counts as it stands when it says a size or a weight itself
 * @param feet empty for tonnes
 */
export function inContainers(amount: string, feet: string): string {
  if (!amount.trim() || !/^[24]0$/.test(feet)) return amount;
  const typed = containersIn(amount);
  return typed.feet === undefined && !amountIn(amount).unit ? `${typed.amount}x${feet}` : amount;
}

const FOOT = "[\\s-]*(?:['’′]|ft|feet|foot|kaki)";
const KIND = '(?:\\s*(?:gp|dc|dv|hc|hq))?';
const SIZE = `([24]0)(?:${FOOT})?${KIND}`;
const FULL = '(?:fcl|containers?|kontainer|peti\\s?kemas)';
/** '2x20', "2 x 20' GP", '1 × 40HC FCL', '1 20ft', '1 FCL', '2 kontainer 20 kaki' */
const CONTAINERS = new RegExp(
  `^(\\d[\\d.,\\s]*?)\\s*(?:(?:[x×*]\\s*${SIZE}|(?<=\\s)([24]0)${FOOT}${KIND})(?:\\s*${FULL})?|(?:[x×*]\\s*)?${FULL}(?:\\s*[x×*]?\\s*${SIZE})?)$`,
  'i',
);

export interface Containers {
  amount: string;
  /** None of tonnes, nor of '1 FCL' where there are both sizes. */
  feet?: number;
  isUnsized?: boolean;
}

/** @param loads what there is to choose from for containers that say no size */
export function containersIn(typed: string, loads: readonly Load[] = []): Containers {
  const [match, amount, ...sizes] = CONTAINERS.exec(latinDigits(typed.trim())) ?? [];
  const size = sizes.find(Boolean);
  if (match !== undefined && amount !== undefined) {
    if (size !== undefined) return { amount, feet: Number(size) };
    const [only, ...others] = loads;
    return only && others.length === 0 ? { amount, feet: only.feet } : { amount, isUnsized: true };
  }
  const [, unclear, feet] = /^(.*)x([24]0)$/.exec(typed) ?? [];
  return unclear === undefined ? { amount: typed } : { amount: unclear, feet: Number(feet) };
}

/** Of an amount that is clear, also of one in containers of a size that the product has a weight for. */
export function askedAmount(typed: string, language: Language, loads: readonly Load[]): number | undefined {
  const { amount, feet, isUnsized } = containersIn(typed, loads);
  if (isUnsized) return undefined;
  const number = clearTonnes(amount, language);
  if (number === undefined || feet === undefined) return number;
  const load = loads.find((each) => each.feet === feet);
  const tonnes = load && !/[a-z]/i.test(amount) && rounded((number * load.kilograms) / 1000);
  return tonnes && tonnes <= MOST_TONNES ? tonnes : undefined;
}

export interface AskedAmount {
  text: string;
  /** None of what is no clear amount. */
  tonnes?: number;
  /** Of an amount in containers. */
  containers?: { count: string; feet: number };
}

export function readAmount(text: string, language: Language, loads: readonly Load[]): AskedAmount {
  const { amount, feet } = containersIn(text, loads);
  return {
    text,
    tonnes: askedAmount(text, language, loads),
    ...(feet !== undefined && { containers: { count: amount, feet } }),
  };
}

/** As the language writes thousands, or with spaces. */
const THOUSANDS: Record<Language, RegExp> = {
  en: /^[1-9]\d{0,2}((,\d{3})+|(\s\d{3})+)$/,
  id: /^[1-9]\d{0,2}((\.\d{3})+|(\s\d{3})+)$/,
};

/** '18', '18.5 t', '18 tonnes', '18000 kg' */
const AMOUNT = /^(\d[\d.,\s]*?)\s*(t|mt|tons?|tonnes?|kgs?)?$/i;

/**
 * Undefined for what is no amount: a comma or a point begins the decimals, of which there are three at most, unless it stands where the
 * language separates thousands. Of kilograms, whole ones count.
 */
export function readTonnes(typed: string, language: Language): number | undefined {
  const { amount, isKilograms } = amountIn(typed);
  const number = readNumber(amount, language);
  const tonnes = isKilograms ? Math.round(number) / 1000 : number;
  return tonnes > 0 && tonnes <= MOST_TONNES ? tonnes : undefined;
}

/** Undefined also for what others would read as another amount. */
export function clearTonnes(typed: string, language: Language): number | undefined {
  return twoReadings(typed, language) ? undefined : readTonnes(typed, language);
}

/** Three digits after the decimal sign of the language, which is the thousands' sign of others. */
const UNCLEAR: Record<Language, RegExp> = { en: /^[1-9]\d{0,2}\.\d{3}$/, id: /^[1-9]\d{0,2},\d{3}$/ };

interface Readings {
  more: string;
  less: string;
}

/** Of an amount that is unclear, each as everyone reads it: '1500 t' and '1500 kg' for '1.500' in English. */
export function twoReadings(typed: string, language: Language): Readings | undefined {
  const { amount, isKilograms } = amountIn(typed);
  return UNCLEAR[language].test(amount) ? readings(amount, isKilograms) : undefined;
}

/** Of tonnes as the language writes thousands, where others write decimals: the same for '1,500' in English. */
export function otherReading(typed: string, language: Language): Readings | undefined {
  const { amount, isKilograms } = amountIn(typed);
  const isUnclearElsewhere = UNCLEAR[language === 'en' ? 'id' : 'en'].test(amount);
  return isUnclearElsewhere && !isKilograms ? readings(amount, false) : undefined;
}

function readings(amount: string, isKilograms: boolean): Readings {
  const digits = amount.replace(/\D/, '');
  return isKilograms
    ? { more: `${digits} kg`, less: `${Number(digits) / 1000} kg` }
    : { more: `${digits} t`, less: `${digits} kg` };
}

/** Without its unit; as it is typed while it is no amount, or where it would be unclear. */
export function inTonnes(typed: string, language: Language): string {
  const tonnes = clearTonnes(typed, language);
  const written = tonnes === undefined ? typed : new Intl.NumberFormat(language).format(tonnes);
  return twoReadings(written, language) ? typed : written;
}

/** As both languages read it; as it is typed while it is no amount. */
export function inAddress(typed: string, language: Language): string {
  const { amount, feet } = containersIn(typed);
  if (feet !== undefined) return `${amount}x${feet}`;
  const tonnes = clearTonnes(typed, language);
  if (tonnes === undefined) return typed;
  return /\.\d{3}$/.test(String(tonnes)) ? `${Math.round(tonnes * 1000)} kg` : String(tonnes);
}

function amountIn(typed: string) {
  const [, amount = '', unit = ''] = AMOUNT.exec(latinDigits(typed.trim())) ?? [];
  return { amount, unit, isKilograms: /^kg/i.test(unit) };
}

/** NaN for what is no number. */
function readNumber(text: string, language: Language): number {
  const number = THOUSANDS[language].test(text) ? text.replace(/[.,\s]/g, '') : text;
  return /^\d{1,9}([.,]\d{1,3})?$/.test(number) ? Number(number.replace(',', '.')) : NaN;
}

export function packsFor(tonnes: number, packKilograms: number): number {
  return Math.ceil(rounded((tonnes * 1000) / packKilograms));
}

export function containersFor(tonnes: number, { feet, kilograms }: Load): FilledContainers {
  const containers = rounded((tonnes * 1000) / kilograms);
  const count = Math.ceil(containers);
  const percent = Math.round((containers - (count - 1)) * 100);
  return { feet, count, percent: Math.max(1, percent) };
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
