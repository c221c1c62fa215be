import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { BulkActionsToolbar, Button, type RaRecord, useListContext } from 'react-admin';
import { TOP_BAR_HEIGHT } from '../business';
import { BULK } from '../i18n/products';
import { BulkAvailability } from './BulkAvailability';
import { BulkDelete } from './BulkDelete';
import { BulkMove } from './BulkMove';

const BulkPrices = lazy(() => import('./BulkPrices'));

/** React Admin's toolbar lies over the header of a table; this one is above cards too, and stays in sight. */
const IN_SIGHT = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 3,
  mb: 1,
  '& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    flexWrap: 'wrap',
  },
  '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start' },
};
/** More than any catalogue has. */
const ALL = 1_000_000;

/** What can be done with the selected products. */
export default function BulkActions() {
  const { selectedIds, total = 0, onSelectAll } = useListContext<RaRecord<number>>();
  const selectAll = selectedIds.length < total && (
    <Button label={BULK.selectAll(total)} onClick={() => onSelectAll({ limit: ALL })} />
  );
  return (
    <Box sx={IN_SIGHT}>
      <BulkActionsToolbar selectAllButton={selectAll}>
        <BulkAvailability />
        <Suspense fallback={null}>
          <BulkPrices />
        </Suspense>
        <BulkMove />
        <BulkDelete />
      </BulkActionsToolbar>
    </Box>
  );
}
