import { lazy, Suspense } from 'react';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { CATEGORY } from '../i18n/texts';
import { CategoryInputs } from './CategoryInputs';
import { CategorySite } from './CategorySite';

const SpecTemplate = lazy(() => import('./SpecTemplate'));

export default function CategoryEdit() {
  return (
    <EditScreen
      title={CATEGORY.editTitle}
      texts={CATEGORY}
      returnAfter={RETURN_AFTER_MS.category}
      actions={<CategorySite />}
      below={
        <Suspense>
          <SpecTemplate />
        </Suspense>
      }
    >
      <CategoryInputs />
    </EditScreen>
  );
}
