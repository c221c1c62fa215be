import { localStorageStore } from 'react-admin';

const stored = localStorageStore(undefined, 'etalase');

/** The administrator's taste; filters and the like belong to the session. */
const KEPT = ['theme', 'sidebar.open'];

export const store = {
  ...stored,
  /** React Admin forgets everything at logout. */
  reset() {
    const kept = KEPT.map((key) => [key, stored.getItem<unknown>(key)] as const);
    stored.reset();
    for (const [key, value] of kept) if (value !== undefined) stored.setItem(key, value);
  },
};
