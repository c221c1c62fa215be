import { localStorageStore } from 'react-admin';

const stored = localStorageStore(undefined, 'etalase');

/** The administrator's taste; filters and the like belong to the session. */
const KEPT = ['theme', 'sidebar.open', 'columns.'];

export const store = {
  ...stored,
  /** React Admin forgets everything at logout. */
  reset() {
    const kept = KEPT.flatMap((prefix) => Object.entries(stored.listItems?.(prefix) ?? {}));
    stored.reset();
    for (const [key, value] of kept) stored.setItem(key, value);
  },
};
