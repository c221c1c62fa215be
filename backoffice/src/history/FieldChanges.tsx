import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HistoryResponse } from 'api/schema';
import { OldAndNew } from '../record/OldAndNew';
import { ChangedField } from './ChangedField';
import { RevertButton } from './RevertButton';
import { shownValue } from './shownValue';

/** The old and the new value of each field, one below the other: side by side they would not fit on a phone. */
export function FieldChanges({ entry }: { entry: HistoryResponse }) {
  // The sentence of the entry already tells a move to or from the trash.
  const shown = Object.entries(entry.changes).filter(([field]) => field !== 'deleted_at');
  if (shown.length === 0) return null;
  // An account has no versions.
  const isReversible = entry.action === 'update' && entry.resource !== 'admin';
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, mt: 1 }}>
      {shown.map(([field, { from, to }]) => (
        <Box key={field} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '140px 1fr' } }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <ChangedField entry={entry} field={field} />
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
            <OldAndNew
              from={shownValue(field, from)}
              to={shownValue(field, to)}
              replaced={entry.action === 'update'}
            />
            {isReversible && <RevertButton entry={entry} field={field} />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
