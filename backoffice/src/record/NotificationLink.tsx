import Button from '@mui/material/Button';
import { LinkBase, useCloseNotification } from 'react-admin';

interface NotificationLinkProps {
  to: string;
  state?: unknown;
  label: string;
}

/** The action of a notification, which closes with it. */
export function NotificationLink({ to, state, label }: NotificationLinkProps) {
  const close = useCloseNotification();
  return (
    <Button component={LinkBase} to={to} state={state} onClick={() => close()} color="inherit" size="small">
      {label}
    </Button>
  );
}
