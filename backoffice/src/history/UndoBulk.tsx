import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../i18n/texts';
import { useUndo } from '../record/useUndo';

/** Undoes a bulk change or an import, after a question. */
export function UndoBulk({ entry }: { entry: HistoryResponse }) {
  const [asking, setAsking] = useState(false);
  const translate = useTranslate();
  const { mutate, isPending } = useUndo();
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate('ra.action.undo')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={HISTORY.undoTitle}
        content={HISTORY.undoContent(entry.parts + 1)}
        confirm="ra.action.undo"
        onConfirm={() => mutate([entry.id], { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
