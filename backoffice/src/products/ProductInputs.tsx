import { maxLength, required, TextInput } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { Failure } from '../api/failure';
import { PictureInput } from '../form/PictureInput';
import { PRODUCT } from '../i18n/texts';
import { CategoryOrNew } from './CategoryOrNew';
import { PriceInput } from './PriceInput';

const { name, description } = REQUESTS.CreateProductRequest;
const isRequired = required();

interface ProductInputsProps {
  priceRequired: boolean;
  /** For categories that cannot be loaded. */
  categoryFailure: Failure;
}

export function ProductInputs({ priceRequired, categoryFailure }: ProductInputsProps) {
  return (
    <>
      <TextInput source="name" validate={[isRequired, maxLength(name.maxLength)]} helperText={false} />
      <TextInput
        source="description"
        multiline
        minRows={4}
        validate={maxLength(description.maxLength)}
        helperText={false}
      />
      <PriceInput required={priceRequired} hint={priceRequired ? undefined : PRODUCT.priceHint} />
      <CategoryOrNew failure={categoryFailure} />
      <PictureInput source="image" focus="focus" />
    </>
  );
}
