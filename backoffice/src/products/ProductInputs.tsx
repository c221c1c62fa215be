import { maxLength, required, TextInput } from 'react-admin';
import type { Failure } from '../api/failure';
import { LONGEST } from '../business';
import { PictureInput } from '../form/PictureInput';
import { PRODUCT } from '../i18n/texts';
import { CategoryPicker } from './CategoryPicker';
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
