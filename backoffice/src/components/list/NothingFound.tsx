import { Box, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { NONE_FITS } from '../../i18n/texts';
import { ClearSearch } from './ClearSearch';

export interface NothingFoundProps {
  empty: string;
  /** Replaces `empty` after a search or a filter. */
  noneMatches?: string;
  /** What to do next. */
  next?: string;
}

export function NothingFound({ empty, noneMatches, next }: NothingFoundProps) {
  const list = useListContext();
  const isSearch = Object.keys(list.filterValues as object).length > 0;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Box>
        <Typography color="textSecondary">{(isSearch && noneMatches) || empty}</Typography>
        {next && !(isSearch && noneMatches) && (
          <Typography sx={{ mt: 0.5 }}>{isSearch ? NONE_FITS : next}</Typography>
        )}
      </Box>
      <ClearSearch />
    </Stack>
  );
}
