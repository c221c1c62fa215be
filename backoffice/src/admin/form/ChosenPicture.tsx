import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo } from 'react';

interface ChosenPictureProps {
  file: File;
  /** Empty where it is shown a second time. */
  alt: string;
  sx: SxProps<Theme>;
}

/** A picture that is not stored yet. */
export function ChosenPicture({ file, alt, sx }: ChosenPictureProps) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  const release = () => URL.revokeObjectURL(address);
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      onLoad={release}
      onError={release}
      sx={[{ objectFit: 'cover' }, sx].flat()}
    />
  );
}
