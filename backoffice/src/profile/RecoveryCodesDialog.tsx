import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TWO_STEP } from '../i18n/account';
import { CopyButton } from '../record/CopyButton';
import { ShownOnceDialog } from '../record/ShownOnceDialog';

/** The server stores only hashes. */
export function RecoveryCodesDialog({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  const actions = (
    <>
      <CopyButton text={text} copied={TWO_STEP.copied} variant="outlined" />
      <Button variant="outlined" component="a" href={file} download={TWO_STEP.file}>
        {TWO_STEP.save}
      </Button>
    </>
  );
  return (
    <ShownOnceDialog
      title={TWO_STEP.codesTitle}
      hint={TWO_STEP.codesHint}
      actions={actions}
      done={TWO_STEP.done}
      onDone={onDone}
    >
      <Box
        component="ol"
        sx={{ columns: { sm: 2 }, fontFamily: 'monospace', fontSize: '1.0625rem', lineHeight: 1.9, m: 0 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
    </ShownOnceDialog>
  );
}
