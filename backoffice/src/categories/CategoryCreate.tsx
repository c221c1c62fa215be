import { CreateBase, useNotify } from 'react-admin';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { PageHeading } from '../admin/layout/PageHeading';
import { RETURN_AFTER_MS } from '../business';
import { PATHS } from '../paths';
import { CATEGORY } from '../texts';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryCreate() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.categories, RETURN_AFTER_MS.category);

  const mutationOptions = {
    onSuccess: () => {
      notify(CATEGORY.created, { type: 'success' });
      saved();
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={CATEGORY.createTitle} />
      <RecordForm failure={CATEGORY.create} serverFirst cancelTo={PATHS.categories} returning={returning}>
        <CategoryInputs />
      </RecordForm>
    </CreateBase>
  );
}
