import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useListContext, useTranslate, useUnselectAll } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { DeleteSelected } from './DeleteSelected';

/** Above the list: select all of this page, and the actions on the selection. */
export function SelectionBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, ...list } = useListContext<ProductResponse>();
  const onPage = data.map(({ id }) => id);
  const selectedHere = onPage.filter((id) => selectedIds.includes(id)).length;
  const elsewhere = selectedIds.filter((id) => !onPage.includes(Number(id)));

  const unselectAll = useUnselectAll(list.resource);
  const searched = JSON.stringify(list.filterValues);
  // Products that a search or another screen has hidden must not be deleted with the rest.
  useEffect(() => unselectAll(), [searched, unselectAll]);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
      <FormControlLabel
        label={translate('ra.action.select_all')}
        control={
          <Checkbox
            checked={selectedHere === onPage.length}
            indeterminate={selectedHere > 0 && selectedHere < onPage.length}
            onChange={(_, checked) => onSelect(checked ? [...elsewhere, ...onPage] : elsewhere)}
          />
        }
        sx={{ ml: 0 }}
      />
      <Typography role="status" color="textSecondary">
        {selectedIds.length > 0 && translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {selectedIds.length > 0 && (
        <>
          <DeleteSelected />
          <Button size="small" onClick={() => unselectAll()}>
            {translate('ra.action.unselect')}
          </Button>
        </>
      )}
      <Box sx={{ flex: 1 }} />
      {children}
    </Stack>
  );
}
