import { AutocompleteArrayInput, BooleanInput, ReferenceArrayInput } from 'react-admin';
import { CATEGORIES_TO_CHOOSE_FROM } from '../../constants';
import { BELONGING } from '../../i18n/documents';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Whose a document or a certificate is, and who may see it. */
export function BelongingInputs() {
  return (
    <>
      <ReferenceArrayInput
        source="product_ids"
        reference="produk"
        perPage={CATEGORIES_TO_CHOOSE_FROM}
        sort={BY_NAME}
      >
        <AutocompleteArrayInput helperText={BELONGING.hint} />
      </ReferenceArrayInput>
      <BooleanInput source="is_public" defaultValue helperText={BELONGING.publicHint} />
    </>
  );
}
