import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { uploadProgress } from '../../api/upload';
import { PICTURE } from '../../texts';

/** While a picture is sent, and while the server makes its renditions of it. */
export function UploadProgress() {
  const share = useSyncExternalStore(uploadProgress.subscribe, uploadProgress.current);
  if (share === undefined) return null;
  const label = share < 1 ? PICTURE.sending : PICTURE.processing;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id="upload-progress" role="status" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <LinearProgress
        aria-labelledby="upload-progress"
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={share < 1 ? Math.round(share * 100) : undefined}
      />
    </Box>
  );
}
