import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { FieldTitle, useResourceContext } from 'react-admin';
import { OUTDATED } from '../i18n/outdatedTexts';
import { HISTORY } from '../i18n/texts';
import { formatValue } from '../record/formatValue';
import { twoLines } from '../theme/twoLines';

type Values = Readonly<Record<string, unknown>>;

interface BothChangedProps {
  fields: readonly string[];
  stored: Values;
  typed: Values;
}

/** The fields that two administrators have changed, with both values where a line can show them. */
export function BothChanged({ fields, stored, typed }: BothChangedProps) {
  const resource = useResourceContext();
  if (fields.length === 0) return null;
  return (
    <>
      <DialogContentText sx={{ mt: 1 }}>{OUTDATED.both}</DialogContentText>
      <Box component="ul" sx={{ my: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {fields.map((field) => {
          const [theirs, mine] = [inWords(field, stored[field]), inWords(field, typed[field])];
          return (
            <li key={field}>
              <strong>
                <FieldTitle source={field} resource={resource} />
              </strong>
              {theirs !== undefined && mine !== undefined && (
                <>
                  <Box sx={twoLines}>{OUTDATED.stored(theirs)}</Box>
                  <Box sx={twoLines}>{OUTDATED.typed(mine)}</Box>
                </>
              )}
            </li>
          );
        })}
      </Box>
    </>
  );
}

/** Undefined for what has no words here: a picture, specifications, a category. */
function inWords(field: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return HISTORY.nothing;
  if (field === 'category_id' || field === 'image') return undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return formatValue(field, value);
}
