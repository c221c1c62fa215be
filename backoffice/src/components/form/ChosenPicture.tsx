import { Box, type SxProps, type Theme } from '@mui/material';
import { useEffect, useRef } from 'react';

/** A picture without a public address, such as a chosen file before it is uploaded. */
export function ChosenPicture({ file, alt, sx }: { file: Blob; alt: string; sx: SxProps<Theme> }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <Box component="img" ref={image} alt={alt} sx={[{ objectFit: 'cover' }, sx].flat()} />;
}
