import { type ReactNode, useEffect } from 'react';
import { replaceDocument } from './replaceDocument';
import { noteRefusal } from './refusal';
import { currentAdminId, currentToken } from './session';

interface RequireSessionProps {
  alertText: string;
  leaveTo: string;
  withAdminId?: boolean;
  children: ReactNode;
}

/** For screens with a documented alert; authProvider guards the others without one. */
export function RequireSession({ alertText, leaveTo, withAdminId = false, children }: RequireSessionProps) {
  const allowed = currentToken() !== undefined && (!withAdminId || currentAdminId() !== undefined);
  useEffect(() => {
    if (allowed) return;
    noteRefusal();
    replaceDocument(leaveTo, alertText);
  }, [allowed, leaveTo, alertText]);
  return allowed ? children : null;
}
