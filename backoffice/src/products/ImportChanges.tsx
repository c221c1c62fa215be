import { Box, Stack, Typography } from '@mui/material';
import { REQUESTS } from 'api/contract';
import type { SheetChange } from 'api/schema';
import { IMPORT } from '../i18n/import';
import { formatValue } from '../components/record/formatValue';
import { OldAndNew } from '../components/record/OldAndNew';

export function ImportChanges({ changes }: { changes: readonly SheetChange[] }) {
  return (
    <Stack component="ol" sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {changes.map(({ line, id, name, fields }) => (
        <Box component="li" key={line} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Typography variant="body2">
            <strong>{name}</strong> {id === null ? IMPORT.added(line) : IMPORT.changed(line, id)}
          </Typography>
          <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 0.5 }}>
            {fields.map(({ column, from, to, five_fold }) => (
              <Box key={column} sx={{ display: 'grid', gridTemplateColumns: { sm: '140px 1fr' } }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {column}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
                  <OldAndNew from={shown(column, from)} to={shown(column, to)} replaced={id !== null} />
                  {five_fold && (
                    <Box component="strong" sx={{ display: 'block', color: 'warning.main' }}>
                      {IMPORT.fiveFold}
                    </Box>
                  )}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

const FIELDS = new Map<string, string>(
  Object.entries(REQUESTS.CreateProductRequest).map(([field, { label }]) => [label, field]),
);

const shown = (column: string, value: SheetChange['fields'][number]['from']) =>
  formatValue(FIELDS.get(column) ?? column, value);
