import { Box } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { CreateScreen } from '../components/form/CreateScreen';
import { ProductsInput } from '../components/ProductsInput';
import { INQUIRY } from '../i18n/inquiries';
import { BuyerInputs, isShort } from './BuyerInputs';
import { ONE_THUMB } from './oneThumb';

/** The input has ids; the API takes an amount with each. */
const withItems = ({ product_ids = [], ...inquiry }: FieldValues) => ({
  ...inquiry,
  items: (product_ids as number[]).map((product_id) => ({ product_id })),
});

export default function InquiryCreate() {
  const label = useTranslate()('resources.permintaan.fields.items');
  return (
    <Box sx={ONE_THUMB}>
      <CreateScreen title={INQUIRY.createTitle} texts={INQUIRY} transform={withItems}>
        <TextInput source="name" validate={[required(), isShort('name')]} autoComplete="off" />
        <ProductsInput label={label} helperText={INQUIRY.amountHint} />
        <TextInput source="message" validate={isShort('message')} multiline minRows={3} />
        <BuyerInputs />
      </CreateScreen>
    </Box>
  );
}
