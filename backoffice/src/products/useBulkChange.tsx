import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useListContext, useNotify, useRefresh } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { BulkChanged, LossRefusal } from 'api/schema';
import { UNDO_FOR_MS } from '../constants';
import { UndoEntries } from '../components/record/UndoButton';
import { BULK } from '../i18n/bulk';
import { useNotifyFailure } from '../layout/useNotifyFailure';

interface BulkChange {
  /** Gets LIMITS.products ids at most. A refusal asks for a confirmation. */
  send: (ids: number[]) => Promise<BulkChanged | LossRefusal>;
  done: (count: number) => string;
}

/** Products that were not reached stay selected. The mutation resolves with a refusal that has to be confirmed first. */
export function useBulkChange() {
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ send, done }: BulkChange): Promise<LossRefusal | undefined> => {
      const entries: number[] = [];
      let changed = 0;
      let sent = 0;
      try {
        while (sent < selectedIds.length) {
          const ids = selectedIds.slice(sent, sent + LIMITS.products);
          const answer = await send(ids);
          if ('data' in answer) return answer;
          if (answer.entry !== null) entries.push(answer.entry);
          changed += answer.ids.length;
          sent += ids.length;
        }
        return undefined;
      } finally {
        if (sent > 0)
          notify(done(changed) + (changed < sent ? BULK.gone(sent - changed) : ''), {
            type: changed < sent ? 'warning' : 'success',
            ...(entries.length > 0 && {
              action: <UndoEntries entries={entries} />,
              autoHideDuration: UNDO_FOR_MS,
            }),
          });
        onSelect(selectedIds.slice(sent));
        refresh();
      }
    },
    onError: (error) => notifyFailure(error, BULK.failure, { preferServerMessage: true, hasFields: false }),
  });
}
