import { localStorageStore } from 'react-admin';
import { forgetScreens } from '../auth/forgetScreens';

export const store = {
  ...localStorageStore(undefined, 'etalase'),
  /** React Admin forgets everything at logout. */
  reset: forgetScreens,
};
