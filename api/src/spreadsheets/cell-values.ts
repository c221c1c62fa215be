import { nameKey } from '../categories/category.entity.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import type { Cell } from './spreadsheet-file.js';

const ON_REQUEST_WORDS = /^\s*(atas permintaan|hubungi kami( untuk harga)?|(price )?on request)\s*$/i;

export function isEmpty(cell: Cell | undefined): cell is null | undefined {
  return cell === null || cell === undefined || String(cell).trim() === '';
}

/** @returns undefined for an empty cell, NaN for one that holds no ID */
export function idOf(cell: Cell | undefined): number | undefined {
  const text = String(cell ?? '').trim();
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}

export function textOf(cell: Cell | undefined): string | undefined {
  return cell === undefined ? undefined : String(cell ?? '');
}

/** Reads a code, or the word that staff see for it, in upper or lower case. */
export function codeBy(words: Readonly<Record<string, string>>) {
  const codes = new Map(
    Object.entries(words).flatMap(([code, word]) => [code, word].map((known) => [nameKey(known), code])),
  );
  return (cell: Cell | undefined) => codes.get(nameKey(String(cell ?? ''))) ?? textOf(cell);
}

/** @returns zero, which no category has, for an unknown name; an empty text for an empty cell */
export function categoryOf(
  cell: Cell | undefined,
  { categories }: { categories: ReadonlyMap<string, number> },
): number | '' {
  const name = nameKey(String(cell ?? ''));
  return name === '' ? '' : (categories.get(name) ?? 0);
}

export function priceOf(cell: Cell | undefined): Cell | undefined {
  return ON_REQUEST_WORDS.test(String(cell)) ? ON_REQUEST : numberOf(cell);
}

/**
 * Parses a number as an Indonesian writes it ('Rp 1.250.000,50', 'Rp. 1.250.000,-') or as programs do ('1250000.5'). The rules of the
 * field refuse anything else: '1,250' is a grouped number elsewhere, not one and a quarter.
 */
export function numberOf(cell: Cell | undefined): Cell | undefined {
  if (typeof cell !== 'string') return cell === undefined ? undefined : (cell ?? '');
  const text = cell
    .replace(/^\s*(?:Rp|IDR)\.?/i, '')
    .replace(/\s/g, '')
    .replace(/,[-–—]$/, '');
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}
