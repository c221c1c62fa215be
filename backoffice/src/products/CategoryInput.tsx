import { useEffect } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  required,
  useChoicesContext,
  useCreate,
  useNotify,
} from 'react-admin';
import { newKey } from '../api/randomKey';
import { type Failure, failureText } from '../api/failure';
import type { CategoryResponse } from 'api/schema';
import { CATEGORIES_TO_CHOOSE_FROM } from '../business';
import { CATEGORY_FORM } from '../i18n/categories';
import { CATEGORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

const isRequired = required();
const BY_NAME = { field: 'nama_category', order: 'ASC' } as const;
const byText = (q: string) => ({ q });
const NO_HELPER_TEXT = { helperText: undefined };

/** A category to choose, or to create from what was typed. */
export function CategoryInput({ failure }: { failure: Failure }) {
  return (
    <ReferenceInput
      source="category_id"
      reference="kategori"
      perPage={CATEGORIES_TO_CHOOSE_FROM}
      sort={BY_NAME}
    >
      <CategoryOrNew failure={failure} />
    </ReferenceInput>
  );
}

function CategoryOrNew({ failure }: { failure: Failure }) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { error } = useChoicesContext<CategoryResponse>();
  const [create] = useCreate<CategoryResponse>();
  useEffect(() => {
    if (error) notifyFailure(error, failure);
  }, [error, failure, notifyFailure]);

  async function handleCreate(name?: string) {
    const data = { nama_category: name?.trim(), ...newKey() };
    try {
      return await create('kategori', { data }, { returnPromise: true });
    } catch (failed) {
      const text = failureText(failed, CATEGORY_FORM.create, {
        preferServerMessage: true,
        hasFields: false,
      });
      notify(text, { type: 'error', multiLine: true });
      return { id: '', nama_category: '' };
    }
  }
  return (
    <AutocompleteInput
      optionText="nama_category"
      filterToQuery={byText}
      noOptionsText={CATEGORY.noneMatches}
      helperText={false}
      validate={isRequired}
      onCreate={handleCreate}
      createItemLabel={CATEGORY.addNamed}
      // React Admin would show the browser's own error message.
      TextFieldProps={error ? NO_HELPER_TEXT : undefined}
    />
  );
}
