import { localStorageStore, type Store } from 'react-admin';
import { forgetScreens } from './auth/forgetScreens';

const stored = localStorageStore(undefined, 'etalase');

export const store: Store = {
  ...stored,
  setItem(key, value: unknown) {
    try {
      stored.setItem(key, value);
    } catch (error) {
      // A full storage costs a preference, and not the save that set it.
      console.error(error);
    }
  },
  /** React Admin's own reset also removes the preferences. */
  reset: forgetScreens,
};
