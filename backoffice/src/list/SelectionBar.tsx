import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { TOP_BAR_HEIGHT } from '../business';
import type { SelectionActionsProps } from './SelectionActions';

const BAR = { alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1, minHeight: 48 };
/** Lists are a long way to scroll. */
const IN_SIGHT = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 1,
  bgcolor: 'background.default',
  boxShadow: 1,
};

interface SelectionBarProps {
  /** What can be done with the selected records, of which there is one at least. */
  actions: ComponentType<SelectionActionsProps>;
  children?: ReactNode;
}

/** Above the list: select all of this page, and the actions on the selection. */
export function SelectionBar({ actions: Actions, children }: SelectionBarProps) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, ...list } = useListContext<RaRecord<number>>();
  const onPage = data.map(({ id }) => id);
  const selectedHere = onPage.filter((id) => selectedIds.includes(id)).length;
  const elsewhere = selectedIds.filter((id) => !onPage.includes(id));

  const searched = JSON.stringify(list.filterValues);
  // Records that a search or another screen has hidden must not be deleted with the rest.
  useEffect(() => onSelect([]), [searched, onSelect]);

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

  const bar = useRef<HTMLDivElement>(null);
  // The rows below stay where they are when the bar grows: the next press is meant for one. At the top of the screen no browser does
  // it, and elsewhere not each; on other screens this would be in the way.
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    let height = bar.current?.offsetHeight ?? 0;
    const observer = new ResizeObserver(() => {
      const before = height;
      height = bar.current?.offsetHeight ?? 0;
      scrollBy(0, height - before);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      style.overflowAnchor = '';
      observer.disconnect();
    };
  }, []);

  return (
    <Stack ref={bar} direction="row" sx={hasSelection ? [BAR, IN_SIGHT] : BAR}>
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
          <Actions wholePage={selectedHere === onPage.length} />
        </Suspense>
      )}
      <Box sx={{ flex: 1 }} />
      {children}
    </Stack>
  );
}
