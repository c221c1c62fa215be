import { useEffect } from 'react';
import { required, SelectInput, useGetList } from 'react-admin';
import { useNotifyFailure } from '../admin/form/useNotifyFailure';
import type { Category } from '../api/records';
import { ALL_ROWS } from '../business';
import type { Failure } from '../texts';

const isRequired = required();

export function CategoryInput({ failure }: { failure: Failure }) {
  const notifyFailure = useNotifyFailure();
  const {
    data = [],
    isPending,
    error,
  } = useGetList<Category>('kategori', {
    pagination: { page: 1, perPage: ALL_ROWS },
    sort: { field: 'nama_category', order: 'ASC' },
  });
  useEffect(() => {
    if (error) notifyFailure(error, failure);
  }, [error, failure, notifyFailure]);

  return (
    <SelectInput
      source="category_id"
      choices={data}
      optionText="nama_category"
      isPending={isPending}
      validate={isRequired}
      helperText={false}
    />
  );
}
