import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { ClearSearch } from './ClearSearch';

/** For a list without records: what to do next, unless a search has emptied it. */
export function NothingFound({ text, next }: { text: string; next?: string }) {
  const list = useListContext();
  const isSearch = Object.keys(list.filterValues as object).length > 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Box>
        <Typography color="textSecondary">{text}</Typography>
        {!isSearch && next && <Typography sx={{ mt: 0.5 }}>{next}</Typography>}
      </Box>
      <ClearSearch />
    </Stack>
  );
}
