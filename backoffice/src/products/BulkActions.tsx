import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import AvailabilityIcon from '@mui/icons-material/EventAvailableOutlined';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import {
  BulkActionsToolbar,
  Confirm,
  type RaRecord,
  useDataProvider,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { BulkAvailabilityRequest, ListedProductResponse, LossRefusal } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { NAMED_IN_QUESTION, TOP_BAR_HEIGHT } from '../constants';
import { MoveDialog } from '../components/form/MoveDialog';
import { WORDS } from '../i18n/codes';
import { BULK } from '../i18n/bulk';
import { TRASH } from '../i18n/texts';
import { useBulkChange } from './useBulkChange';

const BulkPrices = lazy(() => import('./BulkPrices'));

/** React Admin's toolbar lies over the header of a table; here it is also above cards, and sticky. */
const STICKY = {
  position: 'sticky',
  top: TOP_BAR_HEIGHT,
  zIndex: 3,
  mb: 1,
  '&& .RaBulkActionsToolbar-toolbar': {
    position: 'static',
    transform: 'none',
    height: 'auto',
    flexWrap: 'wrap',
  },
  '&& .RaBulkActionsToolbar-title': { flexShrink: 1, flexWrap: 'wrap' },
  '&& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start' },
};
const SELECT_ALL_LIMIT = 1_000_000;

export default function BulkActions() {
  const { selectedIds, total = 0, onSelectAll } = useListContext<RaRecord<number>>();
  const selectAll = selectedIds.length < total && (
    <Button size="small" onClick={() => onSelectAll({ limit: SELECT_ALL_LIMIT })}>
      {BULK.selectAll(total)}
    </Button>
  );
  return (
    <Box sx={STICKY}>
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

const CHOICES = [...Object.entries(WORDS.availability), [null, BULK.noAvailability]] as [
  BulkAvailabilityRequest['availability'],
  string,
][];

function BulkAvailability() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const provider = useDataProvider<typeof dataProvider>();
  const { mutate, isPending } = useBulkChange();

  function handleChoice(availability: BulkAvailabilityRequest['availability'], word: string) {
    setAnchor(null);
    mutate({
      send: (ids) => provider.setAvailability({ ids, availability }),
      done: (count) => BULK.availabilityChanged(count, word),
    });
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<AvailabilityIcon />}
        disabled={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {BULK.availability}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {CHOICES.map(([availability, word]) => (
          <MenuItem key={word} onClick={() => handleChoice(availability, word)}>
            {word}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function BulkDelete() {
  const [asking, setAsking] = useState(false);
  const { selectedIds, data = [] } = useListContext<ListedProductResponse>();
  const provider = useDataProvider<typeof dataProvider>();
  const translate = useTranslate();
  const { mutate, isPending } = useBulkChange();
  const names = data.filter(({ id }) => selectedIds.includes(id)).map(({ name }) => name);
  const handleConfirm = () =>
    mutate(
      { send: (ids) => provider.discard(ids), done: BULK.deleted },
      { onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {BULK.delete}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="ra.message.bulk_delete_title"
        titleTranslateOptions={{
          name: translate('resources.produk.name'),
          smart_count: selectedIds.length,
        }}
        content={
          <>
            <strong>{BULK.named(names.slice(0, NAMED_IN_QUESTION), selectedIds.length)}</strong>{' '}
            {TRASH.goesThere}
          </>
        }
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={handleConfirm}
        onClose={() => !isPending && setAsking(false)}
      />
    </>
  );
}

function BulkMove() {
  const [asking, setAsking] = useState(false);
  const { selectedIds } = useListContext<RaRecord<number>>();
  const provider = useDataProvider<typeof dataProvider>();
  const { mutateAsync } = useBulkChange();

  async function move(category_id: number, confirmed: number): Promise<LossRefusal | undefined> {
    let confirm = confirmed;
    const send = (ids: number[]) => {
      const answer = provider.moveSelectedProducts({ ids, category_id }, confirm);
      // The confirmed number was that of the first request only.
      confirm = 0;
      return answer;
    };
    return mutateAsync({ send, done: BULK.moved }).catch(() => undefined);
  }
  return (
    <>
      <Button size="small" startIcon={<MoveIcon />} onClick={() => setAsking(true)}>
        {BULK.move}
      </Button>
      {asking && (
        <MoveDialog
          title={BULK.moveTitle(selectedIds.length)}
          confirm={BULK.moveConfirm}
          confirmLoss={BULK.moveAnyway}
          move={move}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
