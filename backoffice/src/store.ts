import { localStorageStore, type Store } from 'react-admin';
import { forgetScreens } from './auth/forgetScreens';

const stored = localStorageStore(undefined, 'etalase');

export const store: Store = {
  ...stored,
  /** React Admin notes a moment late how far a list is scrolled, when the next screen is there already: see KeptPlace. */
  getItem: (key, otherwise) =>
    key.endsWith('.list.scrollPosition') ? otherwise : stored.getItem(key, otherwise),
  /** React Admin's own reset also removes the preferences. */
  reset: forgetScreens,
};
