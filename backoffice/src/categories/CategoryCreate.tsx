import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { RETURN_AFTER_MS } from '../business';
import { CreateScreen } from '../form/CreateScreen';
import { SPECS } from '../i18n/specTexts';
import { CATEGORY } from '../i18n/texts';
import { CategoryInputs } from './CategoryInputs';
import { NotificationLink } from './NotificationLink';

export default function CategoryCreate() {
  const createPath = useCreatePath();
  return (
    <CreateScreen
      title={CATEGORY.createTitle}
      texts={CATEGORY}
      returnAfter={RETURN_AFTER_MS.category}
      next={(id) => (
        <NotificationLink to={createPath({ resource: 'kategori', type: 'edit', id })} label={SPECS.compose} />
      )}
    >
      <CategoryInputs />
      <Typography variant="h2" sx={{ mt: 2 }}>
        {SPECS.title}
      </Typography>
      <Typography color="textSecondary">{SPECS.afterFirstSave}</Typography>
    </CreateScreen>
  );
}
