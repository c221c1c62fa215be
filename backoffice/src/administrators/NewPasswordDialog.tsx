import { Box } from '@mui/material';
import { NEW_PASSWORD } from '../i18n/account';
import { CopyButton } from '../record/CopyButton';
import { ShownOnceDialog } from '../record/ShownOnceDialog';

interface NewPasswordDialogProps {
  /** Whose it is. */
  name: string;
  password: string;
  onDone: () => void;
}

/** The server stores only a hash. */
export default function NewPasswordDialog({ name, password, onDone }: NewPasswordDialogProps) {
  return (
    <ShownOnceDialog
      title={NEW_PASSWORD.title(name)}
      hint={NEW_PASSWORD.hint(name)}
      actions={<CopyButton text={password} copied={NEW_PASSWORD.copied} variant="outlined" />}
      done={NEW_PASSWORD.done}
      onDone={onDone}
    >
      <Box component="code" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
        {password}
      </Box>
    </ShownOnceDialog>
  );
}
