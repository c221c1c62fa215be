import { useNotify } from 'react-admin';
import { EditScreen } from '../admin/form/EditScreen';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { RETURN_AFTER_MS } from '../business';
import { PATHS } from '../paths';
import { CATEGORY } from '../texts';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryEdit() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.categories, RETURN_AFTER_MS.category);

  function handleSuccess() {
    notify(CATEGORY.updated, { type: 'success' });
    saved();
  }
  return (
    <EditScreen
      title={CATEGORY.editTitle}
      failure={CATEGORY.load}
      backTo={PATHS.categories}
      onSuccess={handleSuccess}
    >
      <RecordForm failure={CATEGORY.update} cancelTo={PATHS.categories} returning={returning}>
        <CategoryInputs />
      </RecordForm>
    </EditScreen>
  );
}
