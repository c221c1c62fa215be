import { AutocompleteArrayInput, type AutocompleteArrayInputProps, ReferenceArrayInput } from 'react-admin';
import { CATEGORIES_TO_CHOOSE_FROM } from '../constants';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

export function ProductsInput(props: Pick<AutocompleteArrayInputProps, 'label' | 'helperText'>) {
  return (
    <ReferenceArrayInput
      source="product_ids"
      reference="produk"
      perPage={CATEGORIES_TO_CHOOSE_FROM}
      sort={BY_NAME}
    >
      <AutocompleteArrayInput {...props} />
    </ReferenceArrayInput>
  );
}
