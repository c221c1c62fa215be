import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TWO_STEP } from '../i18n/accountTexts';
import { CopyButton } from '../record/CopyButton';

/** Shown once: the server stores only hashes. */
export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <>
      <Typography variant="h3">{TWO_STEP.codesTitle}</Typography>
      <Typography sx={{ my: 1 }}>{TWO_STEP.codesHint}</Typography>
      <Box
        component="ol"
        sx={{
          columns: { sm: 2 },
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
          lineHeight: 1.9,
          m: 0,
          mb: 2,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <CopyButton text={text} copied={TWO_STEP.copied} variant="outlined" />
        <Button variant="outlined" component="a" href={file} download={TWO_STEP.file}>
          {TWO_STEP.save}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {TWO_STEP.done}
        </Button>
      </Stack>
    </>
  );
}
