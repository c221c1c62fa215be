import { useEffect } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  required,
  useChoicesContext,
} from 'react-admin';
import type { Failure } from '../api/failure';
import type { CategoryResponse } from '../api/schema';
import { CATEGORIES_TO_CHOOSE_FROM } from '../business';
import { CATEGORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

const isRequired = required();
const BY_NAME = { field: 'nama_category', order: 'ASC' } as const;

type OnInputChange = AutocompleteInputProps['onInputChange'];

type CategoryPickerProps =
  | { required: true; failure: Failure; onInputChange?: OnInputChange }
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
      {props.required ? <RequiredChoice {...props} /> : <Choice emptyText={props.emptyText} />}
    </ReferenceInput>
  );
}

interface RequiredChoiceProps {
  failure: Failure;
  onInputChange?: OnInputChange;
}

function RequiredChoice({ failure, onInputChange }: RequiredChoiceProps) {
  const notifyFailure = useNotifyFailure();
  const { error } = useChoicesContext<CategoryResponse>();
  useEffect(() => {
    if (error) notifyFailure(error, failure);
  }, [error, failure, notifyFailure]);
  return <Choice validate={isRequired} onInputChange={onInputChange} />;
}

function Choice(props: Pick<AutocompleteInputProps, 'validate' | 'emptyText' | 'onInputChange'>) {
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
