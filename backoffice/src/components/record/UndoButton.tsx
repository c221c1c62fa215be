import { type Identifier, useCloseNotification, useDataProvider, useTranslate } from 'react-admin';
import type { dataProvider } from '../../api/dataProvider';
import { HISTORY } from '../../i18n/texts';
import { ActionButton, type ActionButtonProps } from './ActionButton';

/** Inside a notification, which it closes. */
export function UndoButton({ action, failure }: Pick<ActionButtonProps, 'action' | 'failure'>) {
  const close = useCloseNotification();
  const translate = useTranslate();
  return (
    <ActionButton
      color="inherit"
      variant="text"
      label={translate('ra.action.undo')}
      failure={failure}
      action={() => {
        close();
        return action();
      }}
    />
  );
}

export function UndoEntries({ entries }: { entries: readonly Identifier[] }) {
  const undo = useUndo();
  return <UndoButton action={() => undo(entries)} failure={HISTORY.notUndone} />;
}

/** Undoes bulk changes or an import by their entries in the history; resolves with a sentence about it. */
export function useUndo() {
  const provider = useDataProvider<typeof dataProvider>();
  return async (entries: readonly Identifier[]): Promise<string> => {
    let [all, left] = [0, 0];
    for (const entry of entries) {
      const { undone, skipped } = await provider.undo(entry);
      all += undone;
      left += skipped;
    }
    return HISTORY.undone(all, left);
  };
}
