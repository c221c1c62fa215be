import iconv from 'iconv-lite';
import type { Stored } from './product-columns.js';
import { type SheetHeader, toRow } from './product-rows.js';
import type { Cell, SheetRow } from './spreadsheet.js';

export const LOST_LETTERS =
  'Sebagian huruf berubah menjadi ? saat berkas disimpan. Simpan berkas aslinya sebagai CSV UTF-8 atau XLSX.';

/** Excel's plain 'CSV' and 'CSV (MS-DOS)' write '?' for what these lack. */
const NARROW = ['windows-1252', 'ascii'];

/** What is stored beneath the titles whose cells say the same but for letters that a program could not write: '?' stands there. */
export function lostLetters(
  row: SheetRow,
  header: SheetHeader,
  { products }: Pick<Stored, 'products'>,
): Map<string | null, string> {
  const before = products.get(header.idOf(row) ?? Number.NaN);
  const asked = header.titles.filter((title) => String(header.under(row, title) ?? '').includes('?'));
  if (!before || asked.length === 0) return new Map();
  const written = toRow(before, header.specs);
  const stored = asked.map((title) => [title, String(written[header.titles.indexOf(title)] ?? '')] as const);
  return new Map(stored.filter(([title, text]) => hasLost(text, header.under(row, title))));
}

function hasLost(stored: string, cell: Cell | undefined): boolean {
  if (!/\P{ASCII}/u.test(stored)) return false;
  const text = squeezed(String(cell));
  return NARROW.some((encoding) => {
    const narrowed = iconv.decode(iconv.encode(stored, encoding), encoding);
    return narrowed !== stored && squeezed(narrowed) === text;
  });
}

/** A sign of two UTF-16 units is one '?' for some programs and two for others; line breaks and spaces around are nobody's. */
const squeezed = (text: string) => text.replace(/\r\n?/g, '\n').replace(/\?+/g, '?').trim();
