import { useGetList, useReference } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { ListedProductResponse, SpecFieldResponse } from 'api/schema';
import { wordsOf } from './wordsOf';

/** Of an entry from before it kept labels: what the template of the product's category calls a specification, or else another's. */
export function SpecTitle({ product: id, name }: { product: number; name: string }) {
  const { referenceRecord: product } = useReference<ListedProductResponse>({ reference: 'produk', id });
  const { data = [] } = useGetList<SpecFieldResponse>('spesifikasi', {
    pagination: { page: 1, perPage: LIMITS.rows },
  });
  const named = data.filter(({ key }) => key === name);
  const field = named.find(({ category_id }) => category_id === product?.category_id) ?? named[0];
  return field?.label ?? wordsOf(name);
}
