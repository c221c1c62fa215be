import { currentDrafts, type Draft, KEPT } from './draft';
import { currentAdminId, currentToken } from './session';

/**
 * What the open forms of a document hold, in local storage: a tab that is closed, or a device that goes out, takes its
 * session storage along. The document holds the lock of the same name as long as it lives.
 */
export interface Kept {
  /** Milliseconds. */
  at: number;
  drafts: Draft[];
}

const KEEP_EVERY_MS = 3000;

let kept = { key: '', text: '' };
let locked = '';

/** Whether any document keeps something, or has left it. */
export const isAnythingKept = () => Object.keys(localStorage).some((key) => key.startsWith(KEPT));

/** Stores what the open forms hold, and removes what they no longer hold. */
export function keepDrafts(): void {
  // Browsers have them with https alone.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks || !currentToken()) return;
  const drafts = currentDrafts();
  // Another one has logged in, in another tab, and this one is about to be left.
  if (drafts.some(({ adminId }) => adminId !== currentAdminId())) return;
  const [key, text] = drafts[0] ? [drafts[0].keptAs, JSON.stringify(drafts)] : ['', ''];
  if (text === kept.text) return;
  if (key === '') localStorage.removeItem(kept.key);
  else {
    lock(key, locks);
    const entry: Kept = { at: Date.now(), drafts };
    try {
      localStorage.setItem(key, JSON.stringify(entry));
    } catch {
      // It is full: what was stored before is better than nothing.
      return;
    }
  }
  kept = { key, text };
}

/** Until the document is gone. */
function lock(key: string, locks: LockManager): void {
  if (locked === key) return;
  locked = key;
  locks.request(key, () => new Promise(() => undefined)).catch(console.error);
}

/** @returns ends it, with the form */
export function keepWhileOpen(): () => void {
  const timer = setInterval(keepDrafts, KEEP_EVERY_MS);
  window.addEventListener('pagehide', keepDrafts);
  document.addEventListener('visibilitychange', keepDrafts);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', keepDrafts);
    document.removeEventListener('visibilitychange', keepDrafts);
    keepDrafts();
  };
}
