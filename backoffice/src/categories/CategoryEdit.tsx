import { lazy } from 'react';
import type { CategoryResponse } from 'api/schema';
import { RETURN_AFTER_MS } from '../constants';
import { EditScreen } from '../components/form/EditScreen';
import { CATEGORY } from '../i18n/texts';
import { PublicPageLink } from '../components/record/PublicPageLink';
import { CategoryInputs } from './CategoryInputs';

const SpecTemplate = lazy(() => import('./SpecTemplate'));

const pathOf = ({ nama_category }: CategoryResponse) => `/product-list/${encodeURIComponent(nama_category)}`;

export default function CategoryEdit() {
  return (
    <EditScreen
      title={CATEGORY.editTitle}
      texts={CATEGORY}
      returnAfter={RETURN_AFTER_MS.category}
      actions={<PublicPageLink path={pathOf} />}
      below={<SpecTemplate />}
    >
      <CategoryInputs />
    </EditScreen>
  );
}
