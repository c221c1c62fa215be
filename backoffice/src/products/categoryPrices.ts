import { isFarFromAll } from 'api/is-far';
import { kgOf } from 'api/kg-of';
import type { DataProvider } from 'react-admin';
import { grouped } from 'storefront/rupiah';
import type { ListedProductResponse } from '../api/schema';
import { SAVED } from '../i18n/savedTexts';

type Sold = Pick<ListedProductResponse, 'price' | 'price_unit'> & { pack_net_kg?: unknown };
/** In rupiah for a kilogram. */
export type PriceRange = readonly [lowest: number, highest: number];

/** What others of its category cost; undefined for none that are sold by weight. */
export async function pricesBeside(
  provider: DataProvider,
  product: Pick<ListedProductResponse, 'id' | 'category_id'>,
): Promise<PriceRange | undefined> {
  const prices = await Promise.all(
    (['ASC', 'DESC'] as const).map(async (order) => {
      const { data } = await provider.getList<ListedProductResponse>('produk', {
        filter: { category_id: product.category_id },
        sort: { field: 'price_per_kg', order },
        // The product may be one of them, and others may be sold by the piece.
        pagination: { page: 1, perPage: 5 },
      });
      return data
        .filter(({ id }) => id !== product.id)
        .map(perKg)
        .find((price) => price !== undefined);
    }),
  );
  const [lowest, highest] = prices;
  return lowest && highest ? [lowest, highest] : undefined;
}

/** The sentence for a price that is far below or above what the others cost. */
export function farFromOthers(product: Sold, range: PriceRange): string | undefined {
  const price = perKg(product);
  return price !== undefined && isFarFromAll(range, price)
    ? SAVED.others(
        range.map((each) => `Rp ${grouped(Math.round(each))}`),
        'per kg',
      )
    : undefined;
}

/** A price for nothing in particular is one for a kilogram, as in the order by price. */
function perKg({ price, price_unit, pack_net_kg }: Sold): number | undefined {
  const kg = kgOf(price_unit ?? 'kg', pack_net_kg);
  return price !== null && kg ? price / kg : undefined;
}
