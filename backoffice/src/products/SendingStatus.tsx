import { Alert, LinearProgress } from '@mui/material';
import { GALLERY } from '../i18n/pictures';
import type { useSendPictures } from './useSendPictures';

export function SendingStatus({ progress, failed }: ReturnType<typeof useSendPictures>) {
  if (progress !== undefined)
    return <LinearProgress variant="determinate" value={progress} aria-label={GALLERY.sending} />;
  return failed.length === 0 ? null : (
    <FileProblems title={GALLERY.notSent} files={failed} severity="error" />
  );
}

interface FileProblemsProps {
  title: string;
  files: readonly { file: File; reason: string }[];
  severity: 'error' | 'warning';
}

export function FileProblems({ title, files, severity }: FileProblemsProps) {
  return (
    <Alert severity={severity} sx={{ overflowWrap: 'anywhere' }}>
      {title}
      <ul>
        {files.map(({ file, reason }, at) => (
          <li key={at}>
            {file.name}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
