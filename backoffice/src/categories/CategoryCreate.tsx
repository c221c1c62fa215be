import { RETURN_AFTER_MS } from '../business';
import { CreateScreen } from '../form/CreateScreen';
import { CATEGORY } from '../i18n/texts';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryCreate() {
  return (
    <CreateScreen title={CATEGORY.createTitle} texts={CATEGORY} returnAfter={RETURN_AFTER_MS.category}>
      <CategoryInputs />
    </CreateScreen>
  );
}
