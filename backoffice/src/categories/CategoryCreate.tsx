import { Typography } from '@mui/material';
import { RETURN_AFTER_MS } from '../constants';
import { CreateScreen } from '../components/form/CreateScreen';
import { CATEGORY_FORM } from '../i18n/categories';
import { CATEGORY } from '../i18n/texts';
import { CategoryInputs } from './CategoryInputs';

export default function CategoryCreate() {
  return (
    <CreateScreen title={CATEGORY.createTitle} texts={CATEGORY_FORM} returnAfter={RETURN_AFTER_MS.category}>
      <CategoryInputs />
      <Typography variant="h2" sx={{ mt: 2 }}>
        {CATEGORY_FORM.specs}
      </Typography>
      <Typography color="textSecondary">{CATEGORY_FORM.specsLater}</Typography>
    </CreateScreen>
  );
}
