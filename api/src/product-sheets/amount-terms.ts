import { UNIT_WORDS } from '../products/code-words.js';
import { countedAmount } from '../products/counted-amount.js';
import type { Product } from '../products/product.entity.js';
import { writtenOffer } from '../products/written-offer.js';
import { priceForUnit } from '../products/written-price.js';
import type { Amount, Terms } from './amount-titles.js';
import { isEmpty } from './cell-values.js';
import { COLUMNS, type Stored } from './product-columns.js';
import type { SheetHeader } from './product-rows.js';
import type { Cell, SheetRow } from './spreadsheet.js';

const WORDS = new Map<string, string>(Object.entries(UNIT_WORDS));
const LONGEST_SHOWN = 50;

/**
 * What the cells of a row's amounts say that no other cell of it does, and their headings that its product does not either.
 * @param refuse what they say otherwise
 */
export function amountTerms(
  row: SheetRow,
  header: SheetHeader,
  stored: Stored,
  before: Product | undefined,
  refuse: (column: string, message: string) => void,
): Terms {
  const said: Terms = {};
  for (const { field: amount, title, terms } of header.amounts) {
    const cell = header.cell(row, amount);
    if (isEmpty(cell)) continue;
    const heading = `Judul kolom '${title}'`;
    const written = termsIn(amount, cell);
    const add = (message: string) => refuse(COLUMNS[amount].title, message);
    for (const [field, term] of Object.entries({ ...terms, ...written }) as [keyof Terms, string][]) {
      const above = terms[field] ?? term;
      if (!isSaid(field, above, term))
        add(`${heading} menyebut ${wordOf(above)}, tetapi sel ini ${wordOf(term)}. Samakan keduanya.`);
      const isOfRow = header.has(field) && !header.isLeft(header.cell(row, field), before);
      if (!isOfRow && !isEmpty(before?.[field]) && isSaid(field, before?.[field], term)) continue;
      const ofProduct = field in written ? undefined : before?.[field];
      const own = isOfRow ? COLUMNS[field].read(header.cell(row, field), stored) : ofProduct;
      const source = field in written ? 'Sel ini' : heading;
      if (isEmpty(own)) said[field] = term;
      else if (!isSaid(field, own, term))
        add(contradicted(source, wordOf(term), field, wordOf(own), isOfRow));
    }
  }
  return said;
}

/** '85.000/kg', '5 ton', 'USD 7,20/kg FOB Semarang' */
function termsIn(amount: Amount, cell: Cell | undefined): Terms {
  if (amount === 'export_price') return offerTerms(String(cell));
  const [price, order] = [priceForUnit(String(cell)), countedAmount(String(cell))];
  if (amount === 'price' && price) return { price_unit: price.code };
  return amount === 'moq' && order ? { moq_unit: order.code } : {};
}

function offerTerms(cell: string): Terms {
  const { currency, unit, incoterm, place } = writtenOffer(cell) ?? {};
  return {
    ...(currency && { export_currency: currency }),
    ...(unit && { export_unit: unit }),
    ...(incoterm && { export_incoterm: incoterm }),
    ...(place && { export_place: place }),
  };
}

/** 'Semarang' is said of 'Tanjung Emas, Semarang', too. */
const isSaid = (field: string, own: unknown, term: string) =>
  field === 'export_place' ? keyOf(own).includes(keyOf(term)) : keyOf(own) === keyOf(term);
const keyOf = (value: unknown) => String(value).trim().toLowerCase();
/** A cell may hold any text. */
const wordOf = (value: unknown) => WORDS.get(String(value)) ?? String(value).slice(0, LONGEST_SHOWN);

function contradicted(
  source: string,
  said: string,
  field: keyof Terms,
  own: string,
  isOfRow: boolean,
): string {
  const column = COLUMNS[field].title;
  const start = `${source} menyebut ${said}, tetapi`;
  return isOfRow
    ? `${start} kolom '${column}' di baris ini berisi ${own}. Samakan keduanya.`
    : `${start} '${column}' produk ini ${own}. Betulkan judulnya, atau bila memang berubah, tambahkan kolom '${column}' yang berisi ${said}.`;
}
