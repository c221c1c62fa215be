/** React Admin adds 'RaStore' to the key in store.ts. */
const STORE_PREFIX = 'RaStoreetalase.';

const PREFERENCES = ['theme', 'sidebar.open'].map((key) => STORE_PREFIX + key);

/** Removes the state of React Admin's screens but the preferences. A login calls it before React Admin is loaded. */
export function forgetScreens(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(STORE_PREFIX) || PREFERENCES.some((preference) => key.startsWith(preference)))
      continue;
    localStorage.removeItem(key);
  }
}
