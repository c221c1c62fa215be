import { draftKey, readDraft } from './drafts';
import { currentAdminId } from './session';
import { storeIfRoom } from './storeIfRoom';

/** The screen on which the server refused the session, for this tab only. */
interface Refusal {
  adminId: number;
  path: string;
}

const KEY = 'refusal';

/** Without an id there was a logout, or the same session was refused before: nothing is noted. */
export function noteRefusal(adminId = currentAdminId()): void {
  if (adminId === undefined) return;
  const { pathname, search } = window.location;
  const refusal: Refusal = { adminId, path: pathname + search };
  storeIfRoom(sessionStorage, KEY, JSON.stringify(refusal));
}

/** Undefined after a logout. */
export function lastRefusal(): Refusal | undefined {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? undefined : (JSON.parse(stored) as Refusal);
}

export const hasLeftDraft = ({ adminId, path }: Refusal) =>
  readDraft(draftKey(path.replace(/\?.*/, ''), adminId)) !== undefined;

/** Undefined when the refused session was another administrator's. */
export function refusedPath(): string | undefined {
  const refusal = lastRefusal();
  return refusal?.adminId === currentAdminId() ? refusal?.path : undefined;
}

export const forgetRefusal = () => sessionStorage.removeItem(KEY);
