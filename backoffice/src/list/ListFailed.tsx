import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { refusalOf } from '../api/failure';
import { CLEAR_SEARCH } from '../i18n/texts';

/** In place of the records that could not be had. What the server refuses it would refuse again, and it is remembered. */
export function ListFailed() {
  const { error, refetch, setFilters, ...list } = useListContext();
  const translate = useTranslate();
  const refusal = refusalOf(error);
  const isSearch = Object.keys(list.filterValues as object).length > 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography color="textSecondary">
        {refusal?.message ?? translate('ra.notification.http_error')}
      </Typography>
      {refusal && isSearch ? (
        <Button onClick={() => setFilters({})}>{CLEAR_SEARCH}</Button>
      ) : (
        <Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>
      )}
    </Stack>
  );
}
