/** Prefix of React Admin's keys in local storage (app/store.ts). */
const STORE_PREFIX = 'RaStoreetalase.';

/** Kept for the next login; filters, pages and selections belong to the session. */
const PREFERENCES = ['theme', 'sidebar.open'].map((key) => STORE_PREFIX + key);

/** Forgets the state of the screens, such as the filter of a list. A login calls it before React Admin is loaded. */
export function forgetScreens(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(STORE_PREFIX) || PREFERENCES.some((preference) => key.startsWith(preference)))
      continue;
    localStorage.removeItem(key);
  }
}
