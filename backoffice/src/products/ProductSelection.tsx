import { SelectionActions, type SelectionActionsProps } from '../list/SelectionActions';
import { ChangeAvailability } from './ChangeAvailability';
import { ChangePrices } from './ChangePrices';
import { DeleteSelected } from './DeleteSelected';
import { MoveSelected } from './MoveSelected';

/** What can be done with the selected products. */
export default function ProductSelection(props: SelectionActionsProps) {
  return (
    <SelectionActions {...props}>
      <ChangeAvailability />
      <ChangePrices />
      <MoveSelected />
      <DeleteSelected />
    </SelectionActions>
  );
}
