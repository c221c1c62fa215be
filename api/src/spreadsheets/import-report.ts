import type { Write } from '../history/record-type.js';
import { fiveFoldChanges } from '../products/five-fold.js';
import type { ProductWithCategory } from '../products/product.dto.js';
import type { Product } from '../products/product.entity.js';
import { ON_REQUEST } from '../products/product-request.dto.js';
import { fitted } from '../products/product-specs.js';
import { merged } from '../products/trade-rules.js';
import { COLUMNS } from './product-columns.js';
import type { Change } from './row-changes.js';
import type { SheetChange } from './spreadsheet.dto.js';
import type { Stored } from './stored.js';

const NOT_SHOWN: readonly string[] = [COLUMNS.id.title, COLUMNS.version.title];

export function differencesOf(
  { line, id, request }: Change,
  { products, names, specs }: Stored,
): SheetChange {
  const before = id === undefined ? undefined : products.get(id);
  const price = request.price === ON_REQUEST ? null : request.price;
  const fields = { ...request, price } as Write<Product>['fields'];
  const after = {
    ...merged<ProductWithCategory>(before, fitted({ before, fields }, specs.templates)),
    category: { nama_category: names.get(request.category_id) },
  } as ProductWithCategory;
  const fiveFold = fiveFoldChanges(before ?? {}, request).map(({ field }) => COLUMNS[field].title);
  const differences = specs.ofSheet.map(({ title: column, write }) => ({
    column,
    from: before ? (write(before) ?? null) : null,
    to: write(after) ?? null,
    ...(fiveFold.includes(column) && { five_fold: true as const }),
  }));
  return {
    line,
    id: id ?? null,
    name: after.name,
    fields: differences.filter(({ column, from, to }) => !NOT_SHOWN.includes(column) && from !== to),
  };
}
