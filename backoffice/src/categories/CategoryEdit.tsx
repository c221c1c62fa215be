import { EditScreen } from '../admin/form/EditScreen';
import { RETURN_AFTER_MS } from '../business';
import { PATHS } from '../paths';
import { CATEGORY } from '../texts';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryEdit() {
  return (
    <EditScreen
      recorded="category"
      title={CATEGORY.editTitle}
      texts={CATEGORY}
      backTo={PATHS.categories}
      returnAfter={RETURN_AFTER_MS.category}
    >
      <CategoryInputs />
    </EditScreen>
  );
}
