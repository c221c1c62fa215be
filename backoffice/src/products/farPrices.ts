import { isFar } from 'api/is-far';
import { grouped } from 'storefront/rupiah';
import type { ProductResponse } from '../api/schema';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { formatNumber } from '../record/formatNumber';

const PRICES = ['price', 'export_price'] as const;
type Price = (typeof PRICES)[number];
type Priced = Pick<ProductResponse, Price | 'export_currency'>;
const AMOUNTS = ['value', 'min', 'max'] as const;
type Saved = Priced & Pick<ProductResponse, 'specs'>;

/** For a price that is being typed and is far from the stored one. */
export function farFrom(stored: Priced, source: string, typed: unknown): string | undefined {
  const field = PRICES.find((price) => price === source);
  return field && isFar(stored[field], typed) ? PRODUCT_FORM.far(inWords(field, stored)) : undefined;
}

/** What a save has changed so much that a zero or a comma may be wrong. */
export function farSaved(before: Saved, after: Saved): string | undefined {
  const far = PRICES.filter((field) => isFar(before[field], after[field]));
  const changes = [
    ...far.map((field) => PRODUCT_FORM.became(inWords(field, before), inWords(field, after))),
    ...farSpecs(before.specs, after.specs),
  ];
  return changes.length > 0 ? PRODUCT_FORM.farSaved(changes.join('; ')) : undefined;
}

function farSpecs(before: Saved['specs'], after: Saved['specs']): string[] {
  return Object.entries(after ?? {}).flatMap(([key, value]) => {
    const was = before?.[key];
    const part = AMOUNTS.find((each) => isFar(was?.[each], value[each]));
    return part
      ? [PRODUCT_FORM.specBecame(formatNumber(was?.[part] ?? 0), formatNumber(value[part] ?? 0))]
      : [];
  });
}

/** 'Rp 95.000', 'USD 2,50' */
function inWords(field: Price, { [field]: amount, export_currency }: Priced): string {
  const currency = field === 'price' ? 'Rp' : export_currency;
  return [currency, grouped(amount ?? 0)].filter(Boolean).join(' ');
}
