import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';

/** In place of the records that could not be had. */
export function ListFailed() {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography color="textSecondary">{translate('ra.notification.http_error')}</Typography>
      <Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>
    </Stack>
  );
}
