import Button from '@mui/material/Button';
import { LinkBase, useCloseNotification } from 'react-admin';

interface NotificationLinkProps {
  to: string;
  label: string;
}

/** The action of a notification, which closes with it. */
export function NotificationLink({ to, label }: NotificationLinkProps) {
  const close = useCloseNotification();
  return (
    <Button component={LinkBase} to={to} onClick={() => close()} color="inherit" size="small">
      {label}
    </Button>
  );
}
