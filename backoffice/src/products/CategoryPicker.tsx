import { useEffect } from 'react';
import { AutocompleteInput, ReferenceInput, required, useChoicesContext } from 'react-admin';
import type { Failure } from '../api/failure';
import type { CategoryResponse } from '../api/schema';
import { CATEGORIES_TO_CHOOSE_FROM } from '../business';
import { CATEGORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

const isRequired = required();
const BY_NAME = { field: 'nama_category', order: 'ASC' } as const;

type CategoryPickerProps =
  | { required: true; failure: Failure }
  /** `emptyText` labels the choice of no category. */
  | { required?: false; emptyText: string };

/** Searches while typing, because there may be more categories than one request returns. */
export function CategoryPicker(props: CategoryPickerProps) {
  return (
    <ReferenceInput
      source="category_id"
      reference="kategori"
      perPage={CATEGORIES_TO_CHOOSE_FROM}
      sort={BY_NAME}
    >
      {props.required ? <RequiredChoice failure={props.failure} /> : <Choice emptyText={props.emptyText} />}
    </ReferenceInput>
  );
}

function RequiredChoice({ failure }: { failure: Failure }) {
  const notifyFailure = useNotifyFailure();
  const { error } = useChoicesContext<CategoryResponse>();
  useEffect(() => {
    if (error) notifyFailure(error, failure);
  }, [error, failure, notifyFailure]);
  return <Choice validate={isRequired} />;
}

function Choice(props: { validate?: typeof isRequired; emptyText?: string }) {
  const { error } = useChoicesContext<CategoryResponse>();
  return (
    <AutocompleteInput
      optionText="nama_category"
      filterToQuery={byText}
      noOptionsText={CATEGORY.noneMatches}
      helperText={false}
      // React Admin would show the browser's own error message.
      TextFieldProps={error ? NO_HELPER_TEXT : undefined}
      {...props}
    />
  );
}

const byText = (q: string) => ({ q });
const NO_HELPER_TEXT = { helperText: undefined };
