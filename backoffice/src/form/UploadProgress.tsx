import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { uploadProgress } from '../api/upload';

interface UploadProgressProps {
  sending: string;
  /** Once the file is sent, until the server answers. */
  processing: string;
}

export function UploadProgress({ sending, processing }: UploadProgressProps) {
  const share = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.current);
  if (share === undefined) return null;
  const label = share < 1 ? sending : processing;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id="upload-progress" role="status" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        component="progress"
        aria-labelledby="upload-progress"
        value={share < 1 ? share : undefined}
        sx={{ width: '100%', accentColor: ({ palette }) => palette.primary.main }}
      />
    </Box>
  );
}
