import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { ClearSearch } from './ClearSearch';

interface NothingFoundProps {
  text: string;
  /** Instead, when a search has emptied the list. */
  noneMatches?: string;
  /** What to do next, unless a search has. */
  next?: string;
}

/** For a list without records. */
export function NothingFound({ text, noneMatches = text, next }: NothingFoundProps) {
  const list = useListContext();
  const isSearch = Object.keys(list.filterValues as object).length > 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Box>
        <Typography color="textSecondary">{isSearch ? noneMatches : text}</Typography>
        {!isSearch && next && <Typography sx={{ mt: 0.5 }}>{next}</Typography>}
      </Box>
      <ClearSearch />
    </Stack>
  );
}
