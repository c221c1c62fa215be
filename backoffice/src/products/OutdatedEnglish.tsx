import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { useRecordContext } from 'react-admin';
import { get, useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { isSame } from '../form/isSame';
import { SaveNotice } from '../form/SaveNotice';
import { useBeginning } from '../form/useBeginning';
import { useNamed } from '../form/useNamed';
import { useStillRight } from '../form/useStillRight';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { OUTDATED } from '../i18n/texts';

/** On a phone two rows of buttons for a finger, and the beginning of a third. */
const ROWS = { maxHeight: { xs: 3 * 44, sm: 'none' }, overflowY: 'auto' };
const NAME = { minWidth: 44, minHeight: { xs: 44, sm: 24 }, font: 'inherit', verticalAlign: 'baseline' };

/** The translations that are marked in the form: most of it is out of sight. */
export default function OutdatedEnglish() {
  const { outdated_translations = [] } = useRecordContext<Partial<ProductResponse>>() ?? {};
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  const named = useNamed(values.category_id, undefined);
  const { confirmed } = useStillRight();
  const outdated = outdated_translations.flatMap((field) => {
    if (confirmed.includes(field)) return [];
    const { label, spec } = named(field);
    const isSpec = field.includes('.');
    if (!isSame(get(values, field), get(beginning, field)) || (isSpec && !spec)) return [];
    return [{ field, label: isSpec ? `${label} (${SPEC_INPUTS.english})` : label }];
  });
  if (outdated.length === 0) return null;
  return (
    <SaveNotice>
      <Box sx={ROWS}>
        {OUTDATED}:{' '}
        {outdated.map(({ field, label }, at) => (
          <Fragment key={field}>
            {at > 0 && ', '}
            <Link component="button" type="button" color="inherit" sx={NAME} onClick={() => show(field)}>
              {label}
            </Link>
          </Fragment>
        ))}
      </Box>
    </SaveNotice>
  );
}

function show(field: string) {
  const input = document.querySelector<HTMLElement>(`[name="${field}"]`);
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}
