import { localStorageStore, type Store } from 'react-admin';
import { forgetScreens } from './auth/forgetScreens';

const stored = localStorageStore(undefined, 'etalase');

export const store: Store = {
  ...stored,
  /** ScrollRestoration does this: React Admin stores the position late, when the next screen is already there. */
  getItem: (key, otherwise) =>
    key.endsWith('.list.scrollPosition') ? otherwise : stored.getItem(key, otherwise),
  /** React Admin's own reset also removes the preferences. */
  reset: forgetScreens,
};
