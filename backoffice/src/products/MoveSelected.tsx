import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext, useRefresh } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { dataProvider } from '../api/dataProvider';
import type { LossRefusal } from 'api/schema';
import { MoveDialog } from '../form/MoveDialog';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { useUndoneTogether } from './useUndoneTogether';

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
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { add, notifyDone } = useUndoneTogether({
    done: SELECTION.moved,
    undone: SELECTION.movedBack,
    notUndone: SELECTION.notMovedBack,
  });

  return async (category_id: number, confirmed: number): Promise<LossRefusal | undefined> => {
    let [rest, confirm] = [selectedIds, confirmed];
    try {
      while (rest.length > 0) {
        const ids = rest.slice(0, LIMITS.products);
        const answer = await provider.moveSome({ ids, category_id }, confirm);
        if ('data' in answer) return answer;
        add(ids.length, answer);
        // The number was that of these.
        [rest, confirm] = [rest.slice(ids.length), 0];
      }
      notifyDone();
    } catch (error) {
      notifyFailure(error, SELECTION.notMoved(rest.length), { hasFields: false });
    } finally {
      onSelect(rest);
      refresh();
    }
    return undefined;
  };
}
