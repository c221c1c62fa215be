import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useListContext } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { LossRefusal } from 'api/schema';
import { MoveDialog } from '../form/MoveDialog';
import { BULK } from '../i18n/products';
import { useBulkChange } from './useBulkChange';

/** Moves the selected products to another category, and asks once more before they lose a value by it. */
export function BulkMove() {
  const [asking, setAsking] = useState(false);
  const { selectedIds } = useListContext<RaRecord<number>>();
  const provider = useDataProvider<typeof dataProvider>();
  const { mutateAsync } = useBulkChange();

  async function move(category_id: number, confirmed: number): Promise<LossRefusal | undefined> {
    let confirm = confirmed;
    const send = (ids: number[]) => {
      const answer = provider.moveSome({ ids, category_id }, confirm);
      // The number was that of the first request.
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
