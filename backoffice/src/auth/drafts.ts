import { currentAdminId } from './session';
import { storeIfRoom } from './storeIfRoom';

/** The unsaved input of a form. It outlives the session, for the same administrator. */
export interface Draft {
  at: number;
  /** With the version of the record and the idempotency key. */
  values: Readonly<Record<string, unknown>>;
  base: Readonly<Record<string, unknown>>;
  /** A file was chosen, which cannot be stored. */
  fileLost: boolean;
}

const PREFIX = 'draft ';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** True after a logout, so that a form that is still open does not store its draft again. */
let discarded = false;

export const draftKey = (path: string, adminId = currentAdminId()) => `${PREFIX}${adminId} ${path}`;

const draftKeys = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

export function readDraft(key: string): Draft | undefined {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as Draft);
}

export function storeDraft(key: string, draft: Omit<Draft, 'at'>): void {
  if (discarded) return;
  // An older draft stays where there is no room, which is better than none.
  storeIfRoom(localStorage, key, JSON.stringify({ at: Date.now(), ...draft }));
}

export const removeDraft = (key: string) => localStorage.removeItem(key);

export function removeOldDrafts(): void {
  for (const key of draftKeys(PREFIX))
    if (Date.now() - (readDraft(key)?.at ?? 0) > KEPT_FOR_MS) removeDraft(key);
}

export const hasDrafts = () => draftKeys(draftKey('')).length > 0;

export function discardDrafts(): void {
  discarded = true;
  draftKeys(draftKey('')).forEach(removeDraft);
}
