import { Link, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../i18n/texts';
import { filtered, PATHS } from '../paths';
import { ActionButton } from '../components/record/ActionButton';
import { useUndo } from '../components/record/UndoButton';

export function Parts({ entry }: { entry: HistoryResponse }) {
  return (
    <Typography>
      <Link component={LinkBase} to={filtered(PATHS.history, { part_of: entry.id })}>
        {HISTORY.parts(entry.parts)}
      </Link>{' '}
      {isUndoable(entry) && <UndoBulk entry={entry} />}
    </Typography>
  );
}

/** The first entry of an import may be a new category. What the first start fills in has no administrator, and stays. */
function isUndoable({ admin_id, resource, action }: HistoryResponse): boolean {
  return admin_id !== null && (resource === 'product' || (resource === 'category' && action === 'create'));
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
