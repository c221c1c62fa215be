import { UNIT_WORDS } from 'api/code-words';
import { isFarFromAll } from 'api/is-far';
import { kgOf } from 'api/kg-of';
import type { DataProvider } from 'react-admin';
import { grouped } from 'storefront/rupiah';
import type { ProductResponse } from '../api/schema';
import { SAVED } from '../i18n/savedTexts';
import { formatNumber } from '../record/formatNumber';
import type { SpecField } from './specs';

type Value = ProductResponse['specs'][string];
type Offered = Pick<ProductResponse, 'export_price' | 'export_currency' | 'export_unit'> & {
  pack_net_kg?: unknown;
};
/** What a product states, and is offered for. */
export type Other = Offered & Pick<ProductResponse, 'specs'>;

/** As many are compared with, the latest; a list does not have what they state. */
const MOST_OTHERS = 4;
/** One alone may be the odd one. */
const LEAST_OTHERS = 2;
const PARTS = ['value', 'min', 'max'] as const;

/** Others of its category. */
export async function othersBeside(
  provider: DataProvider,
  product: Pick<ProductResponse, 'id' | 'category_id'>,
): Promise<Other[]> {
  const { data } = await provider.getList<ProductResponse>('produk', {
    filter: { category_id: product.category_id },
    sort: { field: 'id', order: 'DESC' },
    // The product may be one of them.
    pagination: { page: 1, perPage: MOST_OTHERS + 1 },
  });
  const ids = data.map(({ id }) => id).filter((id) => id !== product.id);
  return Promise.all(
    ids
      .slice(0, MOST_OTHERS)
      .map(async (id) => (await provider.getOne<ProductResponse>('produk', { id })).data),
  );
}

/** The sentence for a number of a specification that is far below or above what the others state. */
export function farFromStated(
  { key, unit }: Pick<SpecField, 'key' | 'unit'>,
  value: Value | undefined,
  others: readonly Other[],
): string | undefined {
  const range = rangeOf(others.map(({ specs }) => amountsOf(specs[key])));
  return range && amountsOf(value).some((amount) => isFarFromAll(range, amount))
    ? SAVED.others(range.map(formatNumber), unit ?? '')
    : undefined;
}

/** The sentence for an export price that is far below or above those of the others in its currency. */
export function farFromOffers(product: Offered, others: readonly Other[]): string | undefined {
  const { export_price: price, export_currency: currency, export_unit: unit, pack_net_kg } = product;
  const kg = kgOf(unit, pack_net_kg);
  if (price === null || !unit || !kg) return undefined;
  const range = rangeOf(
    others
      .filter((other) => other.export_currency === currency)
      .map((other) => offerPerKg(other).map((each) => each * kg)),
  );
  return range && isFarFromAll(range, price)
    ? SAVED.others(
        range.map((each) => `${currency} ${grouped(Math.round(each * 100) / 100)}`),
        `per ${UNIT_WORDS[unit]}`,
      )
    : undefined;
}

function offerPerKg({ export_price: price, export_unit, pack_net_kg }: Offered): number[] {
  const kg = kgOf(export_unit, pack_net_kg);
  return price !== null && kg ? [price / kg] : [];
}

/** @param stated the numbers of each */
function rangeOf(stated: readonly number[][]): readonly [lowest: number, highest: number] | undefined {
  const some = stated.filter((amounts) => amounts.length > 0);
  return some.length < LEAST_OTHERS ? undefined : [Math.min(...some.flat()), Math.max(...some.flat())];
}

const amountsOf = (value: Value | undefined) =>
  PARTS.map((part) => value?.[part]).filter((amount) => amount !== undefined);
