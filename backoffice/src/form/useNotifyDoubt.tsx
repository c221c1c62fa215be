import { type Identifier, useCreatePath, useNotify } from 'react-admin';
import { DOUBT } from '../i18n/doubtTexts';
import { NotificationLink } from '../record/NotificationLink';
import type { Doubt } from './doubt';

/** Says what is doubted of a record that was saved until it is closed, with a way to those fields of its form; or else that it was. */
export function useNotifyDoubt(resource: string) {
  const notify = useNotify();
  const createPath = useCreatePath();
  return (saved: string, id: Identifier, doubts: readonly Doubt[] = []) => {
    if (doubts.length === 0) return notify(saved, { type: 'success' });
    const sentences = new Set(doubts.map(({ sentence }) => sentence));
    notify([saved, ...sentences].join(' '), {
      type: 'warning',
      multiLine: true,
      autoHideDuration: null,
      action: (
        <NotificationLink
          to={createPath({ resource, type: 'edit', id })}
          state={{ doubts }}
          label={DOUBT.putRight}
        />
      ),
    });
  };
}
