import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FieldTitle } from 'react-admin';
import type { HistoryEntry } from '../api/records';
import { HISTORY } from '../i18n/texts';
import { RESOURCE_OF } from './resources';
import { shownValue } from './formatValue';

const TEXT = { overflowWrap: 'anywhere', whiteSpace: 'pre-line', textDecoration: 'none' };

/** Field by field the old value and the new one, below each other: side by side they would not fit on a phone. */
export function FieldChanges({ entry }: { entry: HistoryEntry }) {
  // That it went to the trash, or came back, is said in words.
  const shown = Object.entries(entry.changes).filter(([field]) => field !== 'deleted_at');
  if (shown.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, mt: 1 }}>
      {shown.map(([field, { from, to }]) => (
        <Box key={field} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '140px 1fr' } }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <FieldTitle source={field} resource={RESOURCE_OF[entry.resource]} />
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
            <OldAndNew
              from={shownValue(field, from)}
              to={shownValue(field, to)}
              replaced={entry.action === 'update'}
            />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface OldAndNewProps {
  from: string | undefined;
  to: string | undefined;
  /** Of what was added or deleted there is only the one value. */
  replaced: boolean;
}

function OldAndNew({ from, to, replaced }: OldAndNewProps) {
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
