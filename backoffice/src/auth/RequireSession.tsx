import { type ReactNode, useEffect } from 'react';
import { leaveFor } from './leaveFor';
import { noteRefusal } from './refusal';
import { currentAdminId, currentToken } from './session';

interface RequireSessionProps {
  alertText: string;
  leaveTo: string;
  /** The screen shows the administrator's own data, so it needs the stored id too. */
  withAdminId?: boolean;
  children: ReactNode;
}

/** For screens with a documented alert; the guard of all others redirects without one. */
export function RequireSession({ alertText, leaveTo, withAdminId = false, children }: RequireSessionProps) {
  const allowed = currentToken() !== undefined && (!withAdminId || currentAdminId() !== undefined);
  useEffect(() => {
    if (allowed) return;
    noteRefusal();
    leaveFor(leaveTo, alertText);
  }, [allowed, leaveTo, alertText]);
  return allowed ? children : null;
}
