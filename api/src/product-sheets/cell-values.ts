import { nameKey } from '../categories/category.entity.js';
import { type AmountUnit, amountIn } from '../products/amount-units.js';
import { countedAmount } from '../products/counted-amount.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import { writtenOffer } from '../products/written-offer.js';
import { bareOf, priceForUnit, wordedPrice } from '../products/written-price.js';
import { clearDay } from './nearest-day.js';
import type { Cell } from './spreadsheet.js';

const SAID_INSTEAD_OF_A_PRICE = /^\s*(atas permintaan|hubungi kami( untuk harga)?|(price )?on request)\s*$/i;

export function isEmpty(cell: unknown): cell is null | undefined {
  return String(cell).trim() === '' || cell === null || cell === undefined;
}

const NOTHING = /^\s*(?:[-–—]+|n\/?a)\s*$/i;

/** Empty where an office says that there is nothing: '-', 'n/a'. */
export const withoutDash = (cell: Cell): Cell => (NOTHING.test(String(cell)) ? null : cell);

/** Undefined for an empty cell, NaN for one that holds no id. */
export function idOf(cell: Cell | undefined): number | undefined {
  const text = String(cell ?? '').trim();
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

export function textOf(cell: Cell | undefined): string | undefined {
  return cell === undefined ? undefined : String(cell ?? '');
}

export function dayOf(cell: Cell | undefined): string | undefined {
  const text = textOf(cell);
  return text && (clearDay(text) ?? text);
}

/** By the code, the word that staff read for it, or one of `also`, in letters of any case. */
export const codeBy = (
  words: Readonly<Record<string, string>>,
  also: Readonly<Record<string, string>> = {},
) => {
  const codes = new Map([
    ...Object.entries(words).flatMap(([code, word]) =>
      [code, word].map((known) => [nameKey(known), code] as const),
    ),
    ...Object.entries(also),
  ]);
  return (cell: Cell | undefined) =>
    codes.get(nameKey(String(cell ?? '').replace(FOR_EACH, ''))) ?? textOf(cell);
};
/** 'per kg', 'Rp/kg' */
const FOR_EACH = /^\s*(?:per\s+|(?:Rp\.?\s*)?\/)\s*/i;

/** The unit alone of 'sak 25 kg', where a pack has as much. */
export function withoutPackWeight(cell: Cell | undefined, pack: unknown): Cell | undefined {
  const [, unit, weight = ''] = /^\s*(\D+?)\s*(\d+(?:[.,]\d{1,2})?)\s*kg\s*$/i.exec(String(cell)) ?? [];
  return unit !== undefined && Number(weight.replace(',', '.')) === Number(pack) ? unit : cell;
}

/** Zero, which no category has, for a name that no category has; empty for none. */
export function categoryOf(
  cell: Cell | undefined,
  { categories }: { categories: ReadonlyMap<string, number> },
): number | '' {
  const name = nameKey(String(cell ?? ''));
  return name === '' ? '' : (categories.get(name) ?? 0);
}

/** With or without its unit: '85.000/kg'. */
export function priceOf(cell: Cell | undefined): Cell | undefined {
  if (SAID_INSTEAD_OF_A_PRICE.test(String(cell))) return ON_REQUEST;
  const text = typeof cell === 'string' ? cell : '';
  return priceForUnit(text)?.price ?? wordedPrice(text) ?? numberOf(cell);
}

/** With or without its unit: '5 ton'. */
export const orderOf = (cell: Cell | undefined) => countedAmount(String(cell))?.amount ?? numberOf(cell);

/** The amount alone of 'USD 7,20/kg'. */
export const withoutTerms = (cell: Cell | undefined) =>
  (typeof cell === 'string' ? writtenOffer(cell)?.amount : undefined) ?? cell;

/** A number alone, or with a unit behind it. */
export const amountOf = (unit: AmountUnit | undefined) => (cell: Cell | undefined) =>
  (typeof cell === 'string' ? amountIn(unit, cell) : undefined) ?? numberOf(cell);

/**
 * A number as an Indonesian writes it ('Rp 1.250.000,50', 'Rp. 1.250.000,-'), or as programs do ('1250000.5'). Anything else is for the rule to
 * refuse: '1,250' is a grouped number elsewhere, not one and a quarter.
 */
export function numberOf(cell: Cell | undefined): Cell | undefined {
  if (typeof cell !== 'string') return cell === undefined ? undefined : (cell ?? '');
  const text = bareOf(cell);
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return text;
}
