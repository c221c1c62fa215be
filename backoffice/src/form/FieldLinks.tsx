import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { SaveNotice } from './SaveNotice';

/** On a phone two rows of buttons for a finger, and half of a third, which shows that there are more. */
const ROWS = { maxHeight: { xs: 2.5 * 44, sm: 'none' }, overflowY: 'auto' };
const NAME = { minWidth: 44, minHeight: { xs: 44, sm: 24 }, font: 'inherit', verticalAlign: 'baseline' };

interface FieldLinksProps {
  text: string;
  fields: readonly { field: string; label: string }[];
  /** Below them. */
  more?: string;
}

/** In the bar that saves: what is to be said of fields, each of which a press leads to. */
export function FieldLinks({ text, fields, more }: FieldLinksProps) {
  if (fields.length === 0) return null;
  return (
    <SaveNotice>
      <Box sx={ROWS}>
        {text}:{' '}
        {fields.map(({ field, label }, at) => (
          <Fragment key={field}>
            {at > 0 && ', '}
            <Link component="button" type="button" color="inherit" sx={NAME} onClick={() => show(field)}>
              {label}
            </Link>
          </Fragment>
        ))}
        {more && <div>{more}</div>}
      </Box>
    </SaveNotice>
  );
}

/** Brings a field into sight, with the focus in it, or what has its name as id. */
export function show(field: string) {
  const [, key] = field.split('.');
  const ofSpec = [...document.querySelectorAll<HTMLInputElement>(`#spec-${key}, [id^="spec-${key}-"]`)];
  const input =
    document.querySelector<HTMLElement>(`[name="${field}"], [id="${field}"]`) ??
    ofSpec.find(({ value }) => value) ??
    ofSpec[0];
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
