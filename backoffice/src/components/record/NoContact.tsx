import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { OVERVIEW } from '../../i18n/texts';
import { PATHS } from '../../paths';

export function NoContact() {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {OVERVIEW.noContact}
      </Typography>
      <Button component={LinkBase} to={PATHS.addContact} variant="outlined" startIcon={<AddIcon />}>
        {OVERVIEW.addContact}
      </Button>
    </>
  );
}
