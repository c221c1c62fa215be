import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-admin';

interface ShownOnceDialogProps {
  title: string;
  hint: string;
  children: ReactNode;
  actions: ReactNode;
  done: string;
  onDone: () => void;
}

/** Shows what the server cannot show again: only the button closes it, and the browser asks before it leaves the page. */
export function ShownOnceDialog({ title, hint, children, actions, done, onDone }: ShownOnceDialogProps) {
  // The dialog does not catch the browser's Back.
  useBlocker(true);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Dialog open aria-labelledby="shown-once-title" aria-describedby="shown-once-hint">
      <DialogTitle id="shown-once-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="shown-once-hint" sx={{ mb: 2 }}>
          {hint}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions}
        <Button variant="contained" onClick={onDone}>
          {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
