import { useEffect } from 'react';
import { type AutocompleteInputProps, required, useChoicesContext } from 'react-admin';
import type { Failure } from '../api/failure';
import type { CategoryResponse } from '../api/schema';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { CategoryChoice } from './CategoryPicker';

const isRequired = required();

interface RequiredCategoryProps {
  /** Of the request for the categories. */
  failure: Failure;
  onInputChange: AutocompleteInputProps['onInputChange'];
}

/** In a `CategoryPicker`. */
export function RequiredCategory({ failure, onInputChange }: RequiredCategoryProps) {
  const notifyFailure = useNotifyFailure();
  const { error, total } = useChoicesContext<CategoryResponse>();
  useEffect(() => {
    if (error) notifyFailure(error, failure);
  }, [error, failure, notifyFailure]);
  // Where there are none yet, the list would lie over the button that makes one.
  return <CategoryChoice validate={isRequired} onInputChange={onInputChange} openOnFocus={total !== 0} />;
}
