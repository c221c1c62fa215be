import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { RETURN_AFTER_MS } from '../business';
import { CreateScreen } from '../form/CreateScreen';
import { CATEGORY_FORM } from '../i18n/categories';
import { CATEGORY } from '../i18n/texts';
import { SPEC_TEMPLATE } from '../paths';
import { NotificationLink } from '../record/NotificationLink';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryCreate() {
  const createPath = useCreatePath();
  return (
    <CreateScreen
      title={CATEGORY.createTitle}
      texts={CATEGORY_FORM}
      returnAfter={RETURN_AFTER_MS.category}
      next={(id) => (
        <NotificationLink
          to={`${createPath({ resource: 'kategori', type: 'edit', id })}#${SPEC_TEMPLATE}`}
          label={CATEGORY_FORM.composeSpecs}
        />
      )}
    >
      <CategoryInputs />
      <Typography variant="h2" sx={{ mt: 2 }}>
        {CATEGORY_FORM.specs}
      </Typography>
      <Typography color="textSecondary">{CATEGORY_FORM.specsLater}</Typography>
    </CreateScreen>
  );
}
