import type { Language } from './languages';

/** How much of a product fits into containers. */

/** Tonnes: more than a bulk carrier takes. */
export const MOST_TONNES = 100_000;

/** The query of a product's page: `?tonnes=18.5`. */
export const TONNES = 'tonnes';

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

/** What is longer is no amount. */
const MOST_CHARACTERS = 12;

/** What a visitor typed, if anything: `readTonnes` says whether it is an amount. */
export function askedTonnes(url: string): string | undefined {
  return new URL(url).searchParams.get(TONNES)?.trim().slice(0, MOST_CHARACTERS) || undefined;
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
  const [, amount = '', unit = ''] = AMOUNT.exec(typed.trim()) ?? [];
  const number = readNumber(amount, language);
  const tonnes = /^kg/i.test(unit) ? Math.round(number) / 1000 : number;
  return tonnes > 0 && tonnes <= MOST_TONNES ? tonnes : undefined;
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
