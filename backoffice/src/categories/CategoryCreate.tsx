import { CreateScreen } from '../admin/form/CreateScreen';
import { RETURN_AFTER_MS } from '../business';
import { PATHS } from '../paths';
import { CATEGORY } from '../texts';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryCreate() {
  return (
    <CreateScreen
      title={CATEGORY.createTitle}
      texts={CATEGORY}
      backTo={PATHS.categories}
      returnAfter={RETURN_AFTER_MS.category}
    >
      <CategoryInputs />
    </CreateScreen>
  );
}
