import { adopt, draftPath, KEPT, keptBy, screenOf } from './draft';
import type { Kept } from './keptDrafts';
import { currentAdminId } from './session';

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
/** The document before a reload may not be gone at once; that of a tab which was duplicated stays. */
const GONE_WITHIN_MS = 5000;

/** Browsers have them with https alone. */
const locks = () => navigator.locks as LockManager | undefined;

/** A draft of this tab is back in its form, and is not to be taken from its former document as well. */
export async function dropKept(key: string): Promise<void> {
  if (localStorage.getItem(key) === null) return;
  const signal = AbortSignal.timeout(GONE_WITHIN_MS);
  await locks()
    ?.request(key, { signal }, () => localStorage.removeItem(key))
    .catch(() => undefined);
}

/** Unless this tab has its own, the newest drafts of a screen that a gone tab has left become its own. */
export async function adoptLeftDrafts(path: string): Promise<void> {
  const own = keptBy(currentAdminId());
  let found = draftPath() === path;
  for (const key of newestFirst()) {
    await locks()?.request(key, { ifAvailable: true }, (gone) => {
      const entry = gone && read(key);
      if (!entry) return;
      if (Date.now() - entry.at > KEPT_FOR_MS) return localStorage.removeItem(key);
      if (found || !key.startsWith(own) || !entry.drafts.some((draft) => screenOf(draft.path) === path))
        return;
      found = true;
      localStorage.removeItem(key);
      adopt(entry.drafts);
    });
  }
}

const newestFirst = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEPT))
    .sort((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));

function read(key: string): Kept | undefined {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as Kept);
}
