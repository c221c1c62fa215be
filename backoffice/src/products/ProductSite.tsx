import { useRecordContext } from 'react-admin';
import type { ProductResponse } from 'api/schema';
import { publicProduct } from '../paths';
import { OnSite } from '../record/OnSite';
import { CopyLink } from './CopyLink';

/** The ways to the page that visitors see. */
export function ProductSite() {
  const product = useRecordContext<ProductResponse>();
  if (!product) return null;
  return (
    <>
      <OnSite href={publicProduct(product.id)} />
      <CopyLink id={product.id} />
    </>
  );
}
