import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClearSearch } from './ClearSearch';

/** For a list without records, which a search may have emptied. */
export function NothingFound({ text }: { text: string }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography color="textSecondary">{text}</Typography>
      <ClearSearch />
    </Stack>
  );
}
