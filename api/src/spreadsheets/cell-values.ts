import { nameKey } from '../categories/category.entity.js';
import { cleanCode, cleanText } from '../clean-text.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import type { Cell, SheetRow } from './spreadsheet-file.js';

const ON_REQUEST_WORDS = /^\s*(atas permintaan|hubungi kami( untuk harga)?|(price )?on request)\s*$/i;

/** A cell that would print nothing is empty. */
export const cleanRow = (row: SheetRow): SheetRow => ({
  ...row,
  cells: row.cells.map((cell) => (typeof cell === 'string' ? cleanText(cell) || null : cell)),
});

export const isEmpty = (cell: Cell | undefined) => String(cell ?? '').trim() === '';

export const textOf = (cell: Cell | undefined) => String(cell ?? '');

export function codeBy(words: Readonly<Record<string, string>>) {
  const codes = new Map(
    Object.entries(words).flatMap(([code, word]) => [code, word].map((known) => [nameKey(known), code])),
  );
  return (cell: Cell) => codes.get(nameKey(textOf(cell))) ?? textOf(cell);
}

/** @returns zero, which no category has, for an unknown name; an empty text for an empty cell */
export const categoryOf = (cell: Cell, categories: ReadonlyMap<string, number>) =>
  isEmpty(cell) ? '' : (categories.get(nameKey(textOf(cell))) ?? 0);

export const priceOf = (cell: Cell) => (ON_REQUEST_WORDS.test(String(cell)) ? ON_REQUEST : numberOf(cell));

/** Reads 'Rp 1.250.000,50' and '1250000.5'. The field's rules refuse the rest: '1,250' is a grouped number elsewhere. */
export function numberOf(cell: Cell): string | number {
  if (typeof cell !== 'string') return cell ?? '';
  const text = cleanCode(cell)
    .replace(/^\s*(?:Rp|IDR)\.?/i, '')
    .replace(/\s/g, '')
    .replace(/,-$/, '');
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
}
