import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { TrashedProductResponse } from 'api/schema';
import { SELECTION } from '../i18n/selectionTexts';
import { SelectionActions, type SelectionActionsProps } from '../list/SelectionActions';
import { useOnSelected } from '../list/useOnSelected';
import { RemoveSelected } from './RemoveSelected';

/** Restores the selected products, or deletes them for good. */
export default function TrashSelection(props: SelectionActionsProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const { data = [] } = useListContext<TrashedProductResponse>();
  const { done, all, run } = useOnSelected();

  function handleClick() {
    const namesOf = (ids: number[]) => data.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    void run(provider.restoreSome, {
      done: (count, gone) => SELECTION.restored(count, gone.length, namesOf(gone)),
      failed: SELECTION.notRestored,
    });
  }
  return (
    <SelectionActions {...props}>
      <Button size="small" startIcon={<RestoreIcon />} disabled={done !== undefined} onClick={handleClick}>
        {done === undefined ? SELECTION.restoreSelected : SELECTION.restoring(done, all)}
      </Button>
      <RemoveSelected />
    </SelectionActions>
  );
}
