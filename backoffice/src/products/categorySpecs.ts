import { isFar } from 'api/is-far';
import type { DataProvider } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { SAVED } from '../i18n/savedTexts';
import { formatNumber } from '../record/formatNumber';
import type { SpecField } from './specs';

type Specs = ProductResponse['specs'];
/** By key, what others of the category state. */
export type SpecRanges = ReadonlyMap<string, readonly [lowest: number, highest: number]>;

/** As many are compared with, the latest; a list does not have what they state. */
const MOST_OTHERS = 4;
/** One alone may be the odd one. */
const LEAST_OTHERS = 2;
const PARTS = ['value', 'min', 'max'] as const;

export async function specsBeside(
  provider: DataProvider,
  product: Pick<ProductResponse, 'id' | 'category_id'>,
): Promise<SpecRanges> {
  const { data } = await provider.getList<ProductResponse>('produk', {
    filter: { category_id: product.category_id },
    sort: { field: 'id', order: 'DESC' },
    // The product may be one of them.
    pagination: { page: 1, perPage: MOST_OTHERS + 1 },
  });
  const ids = data.map(({ id }) => id).filter((id) => id !== product.id);
  const others = await Promise.all(
    ids
      .slice(0, MOST_OTHERS)
      .map(async (id) => (await provider.getOne<ProductResponse>('produk', { id })).data),
  );
  return rangesOf(others.map(({ specs }) => specs));
}

export function rangesOf(others: readonly Specs[]): SpecRanges {
  const keys = new Set(others.flatMap((specs) => Object.keys(specs)));
  return new Map(
    [...keys].flatMap((key) => {
      const stated = others.map((specs) => amountsOf(specs[key])).filter((amounts) => amounts.length > 0);
      const all = stated.flat();
      return stated.length < LEAST_OTHERS ? [] : [[key, [Math.min(...all), Math.max(...all)] as const]];
    }),
  );
}

/** The sentence for a number that is far below or above what the others state. */
export function farFromStated(
  { key, unit }: Pick<SpecField, 'key' | 'unit'>,
  value: Specs[string] | undefined,
  ranges: SpecRanges,
): string | undefined {
  const range = ranges.get(key);
  const isAlone = (amount: number) =>
    range?.every((other) => isFar(other, amount)) && (amount < range[0] || amount > range[1]);
  return range && amountsOf(value).some(isAlone)
    ? SAVED.others(range.map(formatNumber), unit ?? '')
    : undefined;
}

const amountsOf = (value: Specs[string] | undefined) =>
  PARTS.map((part) => value?.[part]).filter((amount) => amount !== undefined);
