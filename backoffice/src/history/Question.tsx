import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { once } from './once';

interface Answer {
  label: string;
  disabled: boolean;
  act: () => void;
}

interface QuestionProps {
  title: ReactNode;
  children: ReactNode;
  /** Without one there is nothing that it could do. */
  yes: Answer | false;
  /** What goes further than `yes`. */
  also?: Answer | false;
  /** While it is not known yet whether there will be a `yes`. */
  isOpen?: boolean;
  onClose: () => void;
}

/** Before something is brought back. */
export function Question({ title, children, yes, also, isOpen = false, onClose }: QuestionProps) {
  const translate = useTranslate();
  const id = useId();
  const ids = { title: `${id}title`, text: `${id}text` };
  return (
    <Dialog open onClose={onClose} aria-labelledby={ids.title} aria-describedby={ids.text}>
      <DialogTitle id={ids.title}>{title}</DialogTitle>
      <DialogContent id={ids.text} role="status" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(yes || isOpen ? 'ra.action.cancel' : 'ra.action.close')}</Button>
        {also && (
          <Button disabled={also.disabled} onClick={once(also.act)}>
            {also.label}
          </Button>
        )}
        {yes && (
          <Button variant="contained" disabled={yes.disabled} onClick={once(yes.act)}>
            {yes.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
