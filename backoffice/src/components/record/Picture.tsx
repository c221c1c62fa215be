import NoImageIcon from '@mui/icons-material/ImageOutlined';
import { Box, type SxProps, type Theme } from '@mui/material';
import { rendition } from './rendition';

interface PictureProps {
  image: string | null;
  /** Empty when the name stands beside it. */
  alt: string;
  /** CSS pixels; the rendition has twice as many, for high-density screens. */
  width: number;
  sx: SxProps<Theme>;
  onError?: () => void;
}

export function Picture({ image, alt, width, sx, onError }: PictureProps) {
  const frame = [
    { display: 'grid', placeItems: 'center', objectFit: 'cover', bgcolor: 'action.hover' },
    sx,
  ].flat();
  if (image === null) {
    return (
      <Box sx={frame}>
        <NoImageIcon color="disabled" />
      </Box>
    );
  }
  const src = rendition(image, width * 2);
  return <Box component="img" loading="lazy" src={src} alt={alt} onError={onError} sx={frame} />;
}
