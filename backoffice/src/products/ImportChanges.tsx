import { Box, Stack, Typography } from '@mui/material';
import { REQUESTS } from 'api/contract';
import type { SheetChange } from 'api/schema';
import { IMPORT } from '../i18n/import';
import { type Fact, Facts } from '../components/record/Facts';
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
          <Facts facts={fields.map((field) => factOf(field, id !== null))} />
        </Box>
      ))}
    </Stack>
  );
}

function factOf({ column, from, to, five_fold }: SheetChange['fields'][number], replaced: boolean): Fact {
  const value = (
    <>
      <OldAndNew from={shown(column, from)} to={shown(column, to)} replaced={replaced} />
      {five_fold && (
        <Box component="strong" sx={{ display: 'block', color: 'warning.main' }}>
          {IMPORT.fiveFold}
        </Box>
      )}
    </>
  );
  return { key: column, label: column, value };
}

const FIELDS = new Map<string, string>(
  Object.entries(REQUESTS.CreateProductRequest).map(([field, { label }]) => [label, field]),
);

const shown = (column: string, value: SheetChange['fields'][number]['from']) =>
  formatValue(FIELDS.get(column) ?? column, value);
