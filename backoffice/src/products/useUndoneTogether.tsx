import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { Failure } from '../api/failure';
import type { ChangedPrices, MovedSomeProducts } from 'api/schema';
import { UNDO_FOR_MS } from '../business';
import { UndoChange } from './UndoChange';

interface Sentences {
  /** @param gone how many were not there any more */
  done: (count: number, gone: number) => string;
  undone: (count: number) => string;
  notUndone: Failure;
}

/** What several requests do, each in one entry of the history: in the end one notification says it, and offers to undo it. */
export function useUndoneTogether({ done, undone, notUndone }: Sentences) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const sum = useRef({ count: 0, gone: 0, entries: [] as number[] });

  async function undo() {
    let count = 0;
    for (const entry of sum.current.entries) count += (await provider.bringBackAll(entry)).products;
    return count;
  }

  function add(sent: number, { ids, entry }: ChangedPrices | MovedSomeProducts) {
    const { count, gone, entries } = sum.current;
    sum.current = {
      count: count + ids.length,
      gone: gone + sent - ids.length,
      entries: entry === null ? entries : [...entries, entry],
    };
  }

  function notifyDone() {
    const { count, gone, entries } = sum.current;
    const action = <UndoChange undo={undo} done={undone} failed={notUndone} />;
    notify(done(count, gone), {
      type: gone > 0 ? 'warning' : 'success',
      ...(entries.length > 0 && { action, autoHideDuration: UNDO_FOR_MS }),
    });
  }
  return { add, notifyDone };
}
