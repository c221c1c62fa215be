import type { ReactNode } from 'react';
import { BooleanInput, useParams } from 'react-admin';
import { BELONGING, type PaperTexts } from '../i18n/documents';
import { CreateScreen } from './form/CreateScreen';
import { EditScreen } from './form/EditScreen';
import { ProductsInput } from './ProductsInput';

/** A new document or certificate, or one that has an id in the address. */
export function PaperForm({ texts, children }: { texts: PaperTexts; children: ReactNode }) {
  const isNew = useParams().id === undefined;
  const Screen = isNew ? CreateScreen : EditScreen;
  return (
    <Screen title={isNew ? texts.createTitle : texts.editTitle} texts={texts}>
      {children}
      <ProductsInput helperText={BELONGING.hint} />
      <BooleanInput source="is_public" defaultValue helperText={BELONGING.publicHint} />
    </Screen>
  );
}
