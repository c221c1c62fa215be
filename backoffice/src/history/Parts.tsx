import { Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { HistoryResponse } from 'api/schema';
import { IN_HISTORY } from '../api/resources';
import { HISTORY_PER_PAGE } from '../constants';
import { HISTORY } from '../i18n/texts';
import { filtered, PATHS } from '../paths';
import { ActionButton } from '../components/record/ActionButton';
import { useUndo } from '../components/record/UndoButton';
import { actionVerb } from '../components/record/actionVerb';
import { RecordLink } from './RecordLink';

export function Parts({ entry }: { entry: HistoryResponse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Typography>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {HISTORY.parts(entry.parts)}
        </Button>{' '}
        {isUndoable(entry) && <UndoBulk entry={entry} />}
      </Typography>
      {open && <FirstParts entry={entry} />}
    </>
  );
}

/** The first entry of an import may be a new category. What the first start fills in has no administrator, and stays. */
function isUndoable({ admin_id, resource, action }: HistoryResponse): boolean {
  return admin_id !== null && (resource === 'product' || (resource === 'category' && action === 'create'));
}

function FirstParts({ entry }: { entry: HistoryResponse }) {
  const translate = useTranslate();
  const filter = { part_of: entry.id };
  const { data = [] } = useGetList<HistoryResponse>('riwayat', {
    filter,
    pagination: { page: 1, perPage: HISTORY_PER_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <>
      <ul>
        {data.map((part) => (
          <Typography component="li" key={part.id} sx={{ overflowWrap: 'anywhere' }}>
            <span>
              {(part.action !== entry.action || part.resource !== entry.resource) &&
                `${actionVerb(part)} ${translate(`resources.${IN_HISTORY[part.resource]}.name`)} `}
            </span>
            <RecordLink entry={part} />
          </Typography>
        ))}
      </ul>
      <Link component={LinkBase} to={filtered(PATHS.history, filter)}>
        {HISTORY.allParts}
      </Link>
    </>
  );
}

export function UndoBulk({ entry }: { entry: HistoryResponse }) {
  const undo = useUndo();
  return (
    <ActionButton
      variant="text"
      label={useTranslate()('ra.action.undo')}
      confirmation={{ title: HISTORY.undoTitle, content: HISTORY.undoContent(entry.parts + 1) }}
      action={() => undo([entry.id])}
      failure={HISTORY.notUndone}
    />
  );
}
