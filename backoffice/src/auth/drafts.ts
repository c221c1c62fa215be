import { currentAdminId } from './session';

/** The unsaved input of a form: it outlives a reload, a closed tab and the session, for the same administrator. */
export interface Draft {
  at: number;
  /** The changed fields, with the version of the record and the key of the request. */
  values: Readonly<Record<string, unknown>>;
  base: Readonly<Record<string, unknown>>;
  /** A chosen file cannot be stored. */
  fileLost: boolean;
}

const PREFIX = 'draft ';
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** Logged out: what is still open is not stored again. */
let discarded = false;

export const draftKey = (path: string, adminId = currentAdminId()) => `${PREFIX}${adminId} ${path}`;

const draftKeys = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

export function readDraft(key: string): Draft | undefined {
  const stored = localStorage.getItem(key);
  return stored === null ? undefined : (JSON.parse(stored) as Draft);
}

export function storeDraft(key: string, draft: Omit<Draft, 'at'>): void {
  if (discarded) return;
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), ...draft }));
  } catch (error) {
    // The storage is full: what was stored before is better than nothing.
    console.error(error);
  }
}

export const removeDraft = (key: string) => localStorage.removeItem(key);

/** Removes what nobody has come back for, of any administrator. */
export function removeOldDrafts(): void {
  for (const key of draftKeys(PREFIX))
    if (Date.now() - (readDraft(key)?.at ?? 0) > KEPT_FOR_MS) removeDraft(key);
}

export const hasDrafts = () => draftKeys(draftKey('')).length > 0;

/** A logout leaves nothing of the administrator on the device. */
export function discardDrafts(): void {
  discarded = true;
  draftKeys(draftKey('')).forEach(removeDraft);
}
