import { UNIT_WORDS } from '../products/code-words.js';
import type { Product } from '../products/product.entity.js';
import { COLUMNS, type Stored } from './product-columns.js';
import type { TermField } from './price-titles.js';
import type { SheetHeader } from './product-rows.js';
import type { SheetRow } from './spreadsheet.js';

const WORDS = new Map<string, string>(Object.entries(UNIT_WORDS));
const LONGEST_SHOWN = 50;

/**
 * What the headings of a row's prices say that neither the row nor its product does.
 * @param refuse what they say otherwise
 */
export function headingTerms(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  before: Product | undefined,
  refuse: (column: string, message: string) => void,
): Partial<Record<TermField, string>> {
  const said: Partial<Record<TermField, string>> = {};
  for (const { field: price, title, terms } of header.prices) {
    if (isEmpty(header.cell(row, price))) continue;
    for (const [field, term] of Object.entries(terms) as [TermField, string][]) {
      const isOfRow = header.has(field);
      const own = isOfRow ? COLUMNS[field].read(header.cell(row, field), stored) : before?.[field];
      if (isEmpty(own)) said[field] = term;
      else if (keyOf(own) !== keyOf(term))
        refuse(COLUMNS[price].title, contradicted(title, wordOf(term), field, wordOf(own), isOfRow));
    }
  }
  return said;
}

const keyOf = (value: unknown) => String(value).trim().toLowerCase();
const isEmpty = (value: unknown) => value === null || value === undefined || keyOf(value) === '';
/** A cell may hold any text. */
const wordOf = (value: unknown) => WORDS.get(String(value)) ?? String(value).slice(0, LONGEST_SHOWN);

function contradicted(title: string, said: string, field: TermField, own: string, isOfRow: boolean): string {
  const column = COLUMNS[field].title;
  const heading = `Judul kolom '${title}' menyebut ${said}, tetapi`;
  return isOfRow
    ? `${heading} kolom '${column}' di baris ini berisi ${own}. Samakan keduanya.`
    : `${heading} '${column}' produk ini ${own}. Betulkan judulnya, atau bila memang berubah, tambahkan kolom '${column}' yang berisi ${said}.`;
}
