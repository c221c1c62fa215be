import { draftKey, readDraft } from './drafts';
import { currentAdminId } from './session';

/** On which screen the session was found to be over: for the same administrator, in this tab only. */
interface Refusal {
  adminId: number;
  path: string;
}

const KEY = 'refusal';

/** @param adminId of that session: undefined after a logout, and after another refusal of the same session */
export function noteRefusal(adminId = currentAdminId()): void {
  if (adminId === undefined) return;
  const { pathname, search } = window.location;
  const refusal: Refusal = { adminId, path: pathname + search };
  sessionStorage.setItem(KEY, JSON.stringify(refusal));
}

/** Undefined where the administrator has ended the session. */
export function lastRefusal(): Refusal | undefined {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? undefined : (JSON.parse(stored) as Refusal);
}

export const hasLeftDraft = ({ adminId, path }: Refusal) =>
  readDraft(draftKey(path.replace(/\?.*/, ''), adminId)) !== undefined;

/** Where this session's administrator was; undefined after the refusal of another's. */
export function refusedPath(): string | undefined {
  const refusal = lastRefusal();
  return refusal?.adminId === currentAdminId() ? refusal?.path : undefined;
}

export const forgetRefusal = () => sessionStorage.removeItem(KEY);
