import { Button, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { failureText, refusalOf } from '../../api/failure';
import { always, CLEAR_SEARCH } from '../../i18n/texts';

/** React Admin stores the search of a list: a refused one would be refused again on every visit, so it can be cleared. */
export function ListFailed() {
  const { error, refetch, setFilters, ...list } = useListContext();
  const translate = useTranslate();
  const refusal = refusalOf(error);
  const isSearch = Object.keys(list.filterValues as object).length > 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography color="textSecondary">
        {refusal?.message ?? failureText(error, always(translate('ra.notification.http_error')))}
      </Typography>
      {refusal && isSearch ? (
        <Button onClick={() => setFilters({})}>{CLEAR_SEARCH}</Button>
      ) : (
        <Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>
      )}
    </Stack>
  );
}
