import { useEffect } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  useChoicesContext,
  useCreate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Failure } from '../api/failure';
import { newKey } from '../api/randomKey';
import type { CategoryResponse } from 'api/schema';
import { CATEGORIES_TO_CHOOSE_FROM } from '../constants';
import { CATEGORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

const BY_NAME = { field: 'nama_category', order: 'ASC' } as const;
const NO_HELPER_TEXT = { helperText: undefined };

interface CategoryInputProps extends Pick<
  AutocompleteInputProps,
  'validate' | 'emptyText' | 'onCreate' | 'createItemLabel'
> {
  failure?: Failure;
}

/** Searches while typing, as there may be more categories than one request returns. */
export function CategoryInput(props: CategoryInputProps) {
  return (
    <ReferenceInput
      source="category_id"
      reference="kategori"
      perPage={CATEGORIES_TO_CHOOSE_FROM}
      sort={BY_NAME}
    >
      <CategoryChoice {...props} />
    </ReferenceInput>
  );
}

function CategoryChoice({ failure, ...input }: CategoryInputProps) {
  const notifyFailure = useNotifyFailure();
  const { error } = useChoicesContext<CategoryResponse>();
  useEffect(() => {
    if (error && failure) notifyFailure(error, failure);
  }, [error, failure, notifyFailure]);
  return (
    <AutocompleteInput
      optionText="nama_category"
      noOptionsText={CATEGORY.noneMatches}
      // React Admin would show the browser's own error message.
      TextFieldProps={error ? NO_HELPER_TEXT : undefined}
      {...input}
    />
  );
}

/** When the new category is refused, the one that was chosen stays. */
export function useCreateCategory() {
  const notifyFailure = useNotifyFailure();
  const { getValues } = useFormContext();
  const [create] = useCreate<CategoryResponse>();
  return async (name?: string) => {
    const data = { nama_category: name?.trim(), ...newKey() };
    try {
      return await create('kategori', { data }, { returnPromise: true });
    } catch (error) {
      notifyFailure(error, CATEGORY.create, { preferServerMessage: true, hasFields: false });
      return { id: (getValues('category_id') as number | undefined) ?? '', nama_category: '' };
    }
  };
}
