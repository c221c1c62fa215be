import { type ReactNode, useState } from 'react';
import { type RaRecord, useListContext, useNotify, useRefresh } from 'react-admin';
import { type Failure, isDisconnected } from '../api/failure';
import { inParts } from '../api/inParts';
import { UNDO_FOR_MS } from '../business';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

interface Sentences {
  /** @param gone those that were not there any more */
  done: (count: number, gone: number[]) => string;
  /** Of so many that were not reached. */
  failed: (count: number) => Failure;
  /** The action of the notification, once it is done. */
  undo?: () => ReactNode;
}

/**
 * Does something with the selected records, part by part, and says how far it came. Those that were not reached stay selected.
 * @returns `done`: with how many so far; undefined while nothing is being done
 */
export function useOnSelected() {
  const [done, setDone] = useState<number>();
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();

  /** @param send returns the ids of those that were there */
  async function run(send: (ids: number[]) => Promise<number[]>, sentences: Sentences): Promise<void> {
    const reached = new Set<number>();
    let sent = 0;
    setDone(0);
    try {
      await inParts(selectedIds, async (some) => {
        for (const id of await send(some)) reached.add(id);
        setDone((sent += some.length));
      });
      const gone = selectedIds.filter((id) => !reached.has(id));
      notify(sentences.done(reached.size, gone), {
        type: gone.length > 0 ? 'warning' : 'success',
        ...(sentences.undo && { action: sentences.undo(), autoHideDuration: UNDO_FOR_MS }),
      });
      onSelect([]);
    } catch (error) {
      const remaining = selectedIds.slice(sent);
      onSelect(remaining);
      notifyFailure(error, orDisconnected(sentences.failed(remaining.length), error), { hasFields: false });
    }
    refresh();
    setDone(undefined);
  }
  return { done, all: selectedIds.length, run };
}

/** With what to do about it, if the connection was lost. */
const orDisconnected = ({ refused, failed }: Failure, error: unknown): Failure => ({
  refused,
  failed: isDisconnected(error) ? `${failed}\n${SELECTION.disconnected}` : failed,
});
