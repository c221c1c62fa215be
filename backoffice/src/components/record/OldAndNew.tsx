import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { HISTORY } from '../../i18n/texts';

const TEXT = { overflowWrap: 'anywhere', whiteSpace: 'pre-line', textDecoration: 'none' };

interface OldAndNewProps {
  from: ReactNode;
  to: ReactNode;
  /** False for an added or deleted record, which has only one value. */
  replaced: boolean;
}

export function OldAndNew({ from, to, replaced }: OldAndNewProps) {
  if (from === undefined && to === undefined) return HISTORY.secret;
  if (!replaced) return <Box sx={TEXT}>{to ?? from}</Box>;
  return (
    <>
      <Box component="del" sx={{ ...TEXT, display: 'block', color: 'text.secondary' }}>
        {from ?? HISTORY.nothing}
      </Box>
      <Box component="ins" sx={{ ...TEXT, display: 'block' }}>
        <span aria-hidden>→ </span>
        {to ?? HISTORY.nothing}
      </Box>
    </>
  );
}
