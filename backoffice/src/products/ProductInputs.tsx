import InputAdornment from '@mui/material/InputAdornment';
import { maxLength, minValue, NumberInput, required, TextInput } from 'react-admin';
import { PictureInput } from '../admin/form/PictureInput';
import { LONGEST } from '../business';
import { type Failure, PRODUCT } from '../texts';
import { CategoryInput } from './CategoryInput';

const isRequired = required();
const rupiahAdornment = { input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> } };

interface ProductInputsProps {
  priceRequired: boolean;
  /** What is said when the categories to choose from cannot be loaded. */
  categoryFailure: Failure;
}

export function ProductInputs({ priceRequired, categoryFailure }: ProductInputsProps) {
  return (
    <>
      <TextInput source="name" validate={[isRequired, maxLength(LONGEST.productName)]} helperText={false} />
      <TextInput
        source="description"
        multiline
        minRows={4}
        validate={maxLength(LONGEST.productDescription)}
        helperText={false}
      />
      <NumberInput
        source="price"
        min={0}
        step="any"
        validate={priceRequired ? [isRequired, minValue(0)] : minValue(0)}
        helperText={priceRequired ? false : PRODUCT.priceHint}
        slotProps={rupiahAdornment}
      />
      <CategoryInput failure={categoryFailure} />
      <PictureInput source="image" />
    </>
  );
}
