import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useDataProvider, useListContext } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { TrashedProductResponse } from 'api/schema';
import { NAMED_IN_QUESTION } from '../business';
import { SELECTION } from '../i18n/selectionTexts';
import { TRASH } from '../i18n/texts';
import { useOnSelected } from '../list/useOnSelected';

/** Deletes the selected products for good, after one confirmation that names them. */
export function RemoveSelected() {
  const [asking, setAsking] = useState(false);
  const provider = useDataProvider<typeof dataProvider>();
  const { selectedIds, data = [] } = useListContext<TrashedProductResponse>();
  const { done, all, run } = useOnSelected();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const names = selected.slice(0, NAMED_IN_QUESTION).map(({ name }) => name);

  async function handleConfirm() {
    await run(provider.removeSome, {
      done: (count, gone) => SELECTION.removed(count, gone.length),
      failed: SELECTION.notRemoved,
    });
    setAsking(false);
  }
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {SELECTION.removeSelected}
      </Button>
      <Confirm
        isOpen={asking}
        loading={done !== undefined}
        title={SELECTION.removeTitle(selectedIds.length)}
        content={
          done === undefined ? (
            <>
              <strong>{SELECTION.named(names, selectedIds.length)}</strong> {TRASH.removeContent}
            </>
          ) : (
            SELECTION.deleting(done, all)
          )
        }
        confirm={TRASH.removeAction}
        confirmColor="warning"
        onConfirm={() => void handleConfirm()}
        onClose={() => done === undefined && setAsking(false)}
      />
    </>
  );
}
