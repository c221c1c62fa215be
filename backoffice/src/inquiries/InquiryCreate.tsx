import { Box } from '@mui/material';
import { required, TextInput, useGetMany, useTranslate } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import type { ListedProductResponse } from 'api/schema';
import { CreateScreen } from '../components/form/CreateScreen';
import { ProductsInput } from '../components/ProductsInput';
import { INQUIRY } from '../i18n/inquiries';
import { BuyerInputs, isShort } from './BuyerInputs';
import { ONE_THUMB } from './oneThumb';

const LONGEST_AMOUNT = 40;
const amountOf = (productId: number) => `amount_${productId}`;

/** The input has ids; the API takes an amount with each. */
const withItems = ({ product_ids = [], ...inquiry }: FieldValues) => ({
  ...inquiry,
  items: (product_ids as number[]).map((product_id) => ({
    product_id,
    quantity: inquiry[amountOf(product_id)] as unknown,
  })),
});

export default function InquiryCreate() {
  const label = useTranslate()('resources.permintaan.fields.items');
  return (
    <Box sx={ONE_THUMB}>
      <CreateScreen title={INQUIRY.createTitle} texts={INQUIRY} transform={withItems}>
        <TextInput source="name" validate={[required(), isShort('name')]} autoComplete="off" />
        <ProductsInput label={label} />
        <Amounts />
        <TextInput source="message" validate={isShort('message')} multiline minRows={3} />
        <BuyerInputs />
      </CreateScreen>
    </Box>
  );
}

function Amounts() {
  const ids = useWatch<Record<string, number[] | undefined>>({ name: 'product_ids' });
  const { data = [] } = useGetMany<ListedProductResponse>('produk', { ids });
  return data.map(({ id, name }) => (
    <TextInput
      key={id}
      source={amountOf(id)}
      label={INQUIRY.amount(name)}
      slotProps={{ htmlInput: { maxLength: LONGEST_AMOUNT } }}
    />
  ));
}
