import type { ReactNode } from 'react';
import { AutocompleteArrayInput, BooleanInput, ReferenceArrayInput, useParams } from 'react-admin';
import { CATEGORIES_TO_CHOOSE_FROM } from '../constants';
import { BELONGING, type PaperTexts } from '../i18n/documents';
import { CreateScreen } from './form/CreateScreen';
import { EditScreen } from './form/EditScreen';

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** A new document or certificate, or one that has an id in the address. */
export function PaperForm({ texts, children }: { texts: PaperTexts; children: ReactNode }) {
  const isNew = useParams().id === undefined;
  const Screen = isNew ? CreateScreen : EditScreen;
  return (
    <Screen title={isNew ? texts.createTitle : texts.editTitle} texts={texts}>
      {children}
      <ReferenceArrayInput
        source="product_ids"
        reference="produk"
        perPage={CATEGORIES_TO_CHOOSE_FROM}
        sort={BY_NAME}
      >
        <AutocompleteArrayInput helperText={BELONGING.hint} />
      </ReferenceArrayInput>
      <BooleanInput source="is_public" defaultValue helperText={BELONGING.publicHint} />
    </Screen>
  );
}
