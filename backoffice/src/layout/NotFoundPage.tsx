import { Button, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { LAYOUT } from '../i18n/texts';
import { PageHeading } from './PageHeading';
import { PATHS } from '../paths';

export default function NotFoundPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('ra.page.not_found')} />
      <Typography sx={{ mb: 3 }}>{translate('ra.message.not_found')}</Typography>
      <Button variant="contained" component={LinkBase} to={PATHS.admin}>
        {LAYOUT.toDashboard}
      </Button>
    </>
  );
}
