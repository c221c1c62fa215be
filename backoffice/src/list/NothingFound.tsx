import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClearSearch } from './ClearSearch';

/** In place of no records at all, perhaps only because of a search. */
export function NothingFound({ text }: { text: string }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography color="textSecondary">{text}</Typography>
      <ClearSearch />
    </Stack>
  );
}
