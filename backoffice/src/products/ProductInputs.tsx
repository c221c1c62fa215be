import { maxLength, required, TextInput } from 'react-admin';
import { PictureInput } from '../form/PictureInput';
import { LONGEST } from '../business';
import { CategoryPicker } from './CategoryPicker';
import type { Failure } from '../api/failure';
import { PRODUCT } from '../i18n/texts';
import { PriceInput } from './PriceInput';

const isRequired = required();

interface ProductInputsProps {
  priceRequired: boolean;
  /** For categories that cannot be loaded. */
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
      <PriceInput required={priceRequired} hint={priceRequired ? undefined : PRODUCT.priceHint} />
      <CategoryPicker required failure={categoryFailure} />
      <PictureInput source="image" />
    </>
  );
}
