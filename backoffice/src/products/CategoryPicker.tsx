import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  useChoicesContext,
} from 'react-admin';
import type { CategoryResponse } from 'api/schema';
import { CATEGORIES_TO_CHOOSE_FROM } from '../business';
import { CATEGORY } from '../i18n/texts';

const BY_NAME = { field: 'nama_category', order: 'ASC' } as const;

/** The categories around a `CategoryChoice`, which searches while typing: there may be more than one request returns. */
export const CategoryPicker = ({ children }: { children: ReactNode }) => (
  <ReferenceInput
    source="category_id"
    reference="kategori"
    perPage={CATEGORIES_TO_CHOOSE_FROM}
    sort={BY_NAME}
  >
    {children}
  </ReferenceInput>
);

/** `emptyText` labels the choice of no category. */
export function CategoryChoice(
  props: Pick<AutocompleteInputProps, 'validate' | 'emptyText' | 'onInputChange' | 'openOnFocus'>,
) {
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
