import { useGetList, useReference } from 'react-admin';
import { LIMITS } from '../api/contract';
import type { ListedProductResponse, SpecFieldResponse } from '../api/schema';

/** What the template calls a specification: that of the product's category, or else another's; its key, when none does. */
export function SpecTitle({ product: id, name }: { product: number; name: string }) {
  const { referenceRecord: product } = useReference<ListedProductResponse>({ reference: 'produk', id });
  const { data = [] } = useGetList<SpecFieldResponse>('spesifikasi', {
    pagination: { page: 1, perPage: LIMITS.rows },
  });
  const named = data.filter(({ key }) => key === name);
  const field = named.find(({ category_id }) => category_id === product?.category_id) ?? named[0];
  return field?.label ?? name;
}
