import { currentAdminId } from './session';

/** On which screen the server refused the session: for the same administrator, in this tab only. */
interface Refusal {
  adminId: number | undefined;
  path: string;
}

const KEY = 'refusal';

export function noteRefusal(): void {
  // Of several at once, the first still knows whose session it was.
  if (wasRefused()) return;
  const { pathname, search } = window.location;
  const refusal: Refusal = { adminId: currentAdminId(), path: pathname + search };
  sessionStorage.setItem(KEY, JSON.stringify(refusal));
}

export const wasRefused = () => sessionStorage.getItem(KEY) !== null;

/** Where this session's administrator was; undefined after the refusal of another's. */
export function refusedPath(): string | undefined {
  const stored = sessionStorage.getItem(KEY);
  if (!stored) return undefined;
  const { adminId, path } = JSON.parse(stored) as Refusal;
  return adminId === currentAdminId() ? path : undefined;
}

/** There is a session again. */
export const forgetRefusal = () => sessionStorage.removeItem(KEY);
