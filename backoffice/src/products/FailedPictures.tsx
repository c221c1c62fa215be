import { Alert, type AlertProps } from '@mui/material';
import type { FailedPicture } from './sendPictures';

interface FailedPicturesProps extends Pick<AlertProps, 'severity'> {
  title: string;
  failed: readonly FailedPicture[];
}

export function FailedPictures({ title, failed, severity = 'error' }: FailedPicturesProps) {
  if (failed.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ overflowWrap: 'anywhere' }}>
      {title}
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
