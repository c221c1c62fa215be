import Box from '@mui/material/Box';
import { twoLines } from '../theme/twoLines';
import { nameHalves } from './nameHalves';

const ONE_LINE = { ...twoLines, WebkitLineClamp: 1, wordBreak: 'break-all' };
/** Cut off at its beginning. As wide as the line above lets it be: by itself it would widen the column of a table. */
const END_OF_LINE = {
  display: 'block',
  width: 0,
  minWidth: '100%',
  overflow: 'hidden',
  direction: 'rtl',
  textAlign: 'left',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

/** A name in two lines at most. Of one that is too long the middle gives way: names that begin alike differ at their ends. */
export function TwoLineName({ name }: { name: string }) {
  const halves = nameHalves(name);
  if (!halves)
    return (
      <Box component="span" sx={{ ...twoLines, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    );
  const [start, end] = halves;
  return (
    <>
      <Box component="span" sx={ONE_LINE}>
        {start}
      </Box>
      <Box component="span" sx={END_OF_LINE}>
        <bdi dir="ltr">{end}</bdi>
      </Box>
    </>
  );
}
