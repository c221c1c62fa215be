/** Where React Admin keeps what it remembers (app/store.ts). */
const KEPT_BY_REACT_ADMIN = 'RaStoreetalase.';

/** The administrator's taste; filters and the like belong to the session. */
const TASTE = ['theme', 'sidebar.open', 'columns.'].map((key) => KEPT_BY_REACT_ADMIN + key);

/** Forgets how the screens were left, such as the filter of a list. Without React Admin, which a login does not wait for. */
export function forgetScreens(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(KEPT_BY_REACT_ADMIN) || TASTE.some((kept) => key.startsWith(kept))) continue;
    localStorage.removeItem(key);
  }
}
