import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useListContext, useTranslate, useUnselectAll } from 'react-admin';
import type { ListedProductResponse } from '../api/schema';
import { TOP_BAR_HEIGHT } from '../business';

const SelectionActions = lazy(() => import('./SelectionActions'));

const BAR = { alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1 };
/** Above the cards of a small screen, which are a long way to scroll. */
const IN_SIGHT = {
  position: { xs: 'sticky', md: 'static' },
  top: TOP_BAR_HEIGHT,
  zIndex: 1,
  bgcolor: 'background.default',
  boxShadow: { xs: 1, md: 0 },
};

/** Above the list: select all of this page, and the actions on the selection. */
export function SelectionBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, ...list } = useListContext<ListedProductResponse>();
  const onPage = data.map(({ id }) => id);
  const selectedHere = onPage.filter((id) => selectedIds.includes(id)).length;
  const elsewhere = selectedIds.filter((id) => !onPage.includes(Number(id)));

  const unselectAll = useUnselectAll(list.resource);
  const searched = JSON.stringify(list.filterValues);
  // Products that a search or another screen has hidden must not be deleted with the rest.
  useEffect(() => unselectAll(), [searched, unselectAll]);

  const selectAll = useRef<HTMLInputElement>(null);
  const hasSelection = selectedIds.length > 0;
  // The actions that had the focus go with the selection.
  useEffect(() => {
    if (!hasSelection) return;
    const input = selectAll.current;
    return () => {
      if (document.activeElement === document.body) input?.focus({ preventScroll: true });
    };
  }, [hasSelection]);

  return (
    <Stack direction="row" sx={hasSelection ? [BAR, IN_SIGHT] : BAR}>
      <FormControlLabel
        label={translate('ra.action.select_all')}
        control={
          <Checkbox
            checked={selectedHere === onPage.length}
            indeterminate={selectedHere > 0 && selectedHere < onPage.length}
            onChange={(_, checked) => onSelect(checked ? [...elsewhere, ...onPage] : elsewhere)}
            slotProps={{ input: { ref: selectAll } }}
          />
        }
        sx={{ ml: 0 }}
      />
      <Typography role="status" color="textSecondary">
        {hasSelection && translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      {hasSelection && (
        <Suspense fallback={null}>
          <SelectionActions wholePage={selectedHere === onPage.length} onUnselect={() => unselectAll()} />
        </Suspense>
      )}
      <Box sx={{ flex: 1 }} />
      {children}
    </Stack>
  );
}
