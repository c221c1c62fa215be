import FormHelperText from '@mui/material/FormHelperText';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { Doubt } from '../record/Doubt';
import { priceInWords } from './farPrices';
import { readAmount } from './readAmount';

/** Below a price that is being changed, while the one for buyers abroad is not. */
export default function OfferStays() {
  const product = useRecordContext<ProductResponse>();
  const [price, offer] = useWatch<Record<string, unknown>>({ name: ['price', 'export_price'] }).map(
    readAmount,
  );
  const isShown = product?.id !== undefined && product.export_price !== null && !product.export_expired;
  if (!isShown || price === readAmount(product.price) || offer !== readAmount(product.export_price))
    return null;
  return (
    <FormHelperText component="div">
      <Doubt>{PRODUCT_HINT.offerStays(priceInWords('export_price', product))}</Doubt>
    </FormHelperText>
  );
}
