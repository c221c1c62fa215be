import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REQUESTS } from '../api/contract';
import type { SheetChange } from '../api/schema';
import { SHEET } from '../i18n/sheetTexts';
import { Doubt } from '../record/Doubt';
import { formatValue } from '../record/formatValue';
import { OldAndNew } from '../record/OldAndNew';

/** What a sheet would change, product by product. */
export function SheetChanges({ changes }: { changes: readonly SheetChange[] }) {
  return (
    <Stack component="ol" sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
      {changes.map((change) => (
        <Box component="li" key={change.line} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{change.name}</strong>{' '}
            {change.id === null ? SHEET.added(change.line) : SHEET.changed(change.line, change.id)}
          </Typography>
          <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 0.5 }}>
            {change.fields.map(
              ({ column, label, far, unlikely, emptied, test_lost, still_written, ...value }) => (
                <Box key={column} sx={{ display: 'grid', gridTemplateColumns: { sm: '140px 1fr' } }}>
                  <Typography component="dt" variant="body2" color="textSecondary">
                    {label ?? column}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
                    <OldAndNew
                      from={shown(column, value.from, value.from_currency)}
                      to={shown(column, value.to, value.to_currency)}
                      replaced={change.id !== null}
                    />
                    {far && <Doubt>{SHEET.far}</Doubt>}
                    {emptied && <Doubt>{SHEET.emptiedOne}</Doubt>}
                    {unlikely && <Doubt>{unlikely}</Doubt>}
                    {test_lost && <Doubt>{test_lost}</Doubt>}
                    {still_written && <Doubt>{still_written}</Doubt>}
                  </Typography>
                </Box>
              ),
            )}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

const FIELDS = new Map<string, string>(
  Object.entries(REQUESTS.CreateProductRequest).map(([field, { label }]) => [label, field]),
);

function shown(column: string, value: SheetChange['fields'][number]['from'], currency?: string) {
  const written = formatValue(FIELDS.get(column) ?? column, value);
  return currency && written ? `${currency} ${written}` : written;
}
