import { localStorageStore } from 'react-admin';
import { forgetScreens } from '../auth/forgetScreens';

export const store = {
  ...localStorageStore(undefined, 'etalase'),
  /** React Admin's own reset also removes the preferences. */
  reset: forgetScreens,
};
