import { type ReactNode, useEffect } from 'react';
import { leaveFor } from './leaveFor';
import { currentAdminId, currentToken } from './session';

interface RequireSessionProps {
  alertText: string;
  leaveTo: string;
  /** The screen is about the administrator, so it needs the stored id as well. */
  withAdminId?: boolean;
  children: ReactNode;
}

/** For screens that say why they cannot be opened, ahead of the silent guard. */
export function RequireSession({ alertText, leaveTo, withAdminId = false, children }: RequireSessionProps) {
  const allowed = currentToken() !== undefined && (!withAdminId || currentAdminId() !== undefined);
  useEffect(() => {
    if (!allowed) leaveFor(leaveTo, alertText);
  }, [allowed, leaveTo, alertText]);
  return allowed ? children : null;
}
