import { SelectionActions, type SelectionActionsProps } from '../list/SelectionActions';
import { ChangeAvailability } from './ChangeAvailability';
import { DeleteSelected } from './DeleteSelected';

/** What can be done with the selected products. */
export default function ProductSelection(props: SelectionActionsProps) {
  return (
    <SelectionActions {...props}>
      <ChangeAvailability />
      <DeleteSelected />
    </SelectionActions>
  );
}
