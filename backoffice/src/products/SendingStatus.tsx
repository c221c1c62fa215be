import { Alert, LinearProgress } from '@mui/material';
import { GALLERY } from '../i18n/pictures';

interface SendingStatusProps {
  progress?: number;
  failed: readonly { file: File; reason: string }[];
}

export function SendingStatus({ progress, failed }: SendingStatusProps) {
  if (progress !== undefined)
    return <LinearProgress variant="determinate" value={progress} aria-label={GALLERY.sending} />;
  if (failed.length === 0) return null;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {GALLERY.notSent}
      <ul>
        {failed.map(({ file, reason }, at) => (
          <li key={at}>
            {file.name}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
