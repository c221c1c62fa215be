import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { LIMITS } from '../api/contract';
import type { dataProvider } from '../api/dataProvider';
import type { LossRefusal } from '../api/schema';
import { UNDO_FOR_MS } from '../business';
import { MoveDialog } from '../form/MoveDialog';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { UndoChange } from './UndoChange';

/** A dialog, whose category all selected products go to, which can be undone. */
export function MoveSelected() {
  const [asking, setAsking] = useState(false);
  const { selectedIds } = useListContext<RaRecord<number>>();
  const move = useMoveSelected();
  return (
    <>
      <Button size="small" startIcon={<MoveIcon />} onClick={() => setAsking(true)}>
        {SELECTION.moveSelected}
      </Button>
      {asking && (
        <MoveDialog
          title={SELECTION.moveTitle(selectedIds.length)}
          confirm={SELECTION.move}
          confirmLoss={SELECTION.moveAnyway}
          move={move}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Moves as many as it takes, one request after the other. Those that were not reached stay selected. */
function useMoveSelected() {
  const provider = useDataProvider<typeof dataProvider>();
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const moved = useRef({ count: 0, gone: 0, entries: [] as number[] });

  async function undo() {
    let count = 0;
    for (const entry of moved.current.entries) count += (await provider.bringBackAll(entry)).products;
    return count;
  }

  return async (category_id: number, confirmed: number): Promise<LossRefusal | undefined> => {
    let [rest, confirm] = [selectedIds, confirmed];
    try {
      while (rest.length > 0) {
        const ids = rest.slice(0, LIMITS.products);
        const answer = await provider.moveSome({ ids, category_id }, confirm);
        if ('data' in answer) return answer;
        const { count, gone, entries } = moved.current;
        moved.current = {
          count: count + answer.ids.length,
          gone: gone + ids.length - answer.ids.length,
          entries: answer.entry === null ? entries : [...entries, answer.entry],
        };
        // The number was that of these.
        [rest, confirm] = [rest.slice(ids.length), 0];
      }
      const { count, gone, entries } = moved.current;
      const action = <UndoChange undo={undo} done={SELECTION.movedBack} failed={SELECTION.notMovedBack} />;
      notify(SELECTION.moved(count, gone), {
        type: gone > 0 ? 'warning' : 'success',
        ...(entries.length > 0 && { action, autoHideDuration: UNDO_FOR_MS }),
      });
    } catch (error) {
      notifyFailure(error, SELECTION.notMoved(rest.length), { hasFields: false });
    } finally {
      onSelect(rest);
      refresh();
    }
    return undefined;
  };
}
