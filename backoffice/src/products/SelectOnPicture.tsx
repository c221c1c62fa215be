import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import { selectRow } from '../i18n/texts';

interface SelectRecordProps {
  record: { id: number; name: string };
}

function SelectRecord({ record: { id, name } }: SelectRecordProps) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': selectRow(name) } }}
      sx={{ p: 1 }}
    />
  );
}

const CORNER = {
  position: 'absolute',
  top: 0,
  left: 0,
  bgcolor: 'background.paper',
  borderRadius: '8px 0',
};

/** On the picture of a card, which is its offset parent. */
export function SelectOnPicture(props: SelectRecordProps) {
  return (
    <Box sx={CORNER}>
      <SelectRecord {...props} />
    </Box>
  );
}
