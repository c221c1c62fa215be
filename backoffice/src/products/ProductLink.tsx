import { Box, type SxProps, type Theme } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { NameLink } from '../components/record/NameLink';
import { Picture } from '../components/record/Picture';
import { twoLines } from '../layout/theme/twoLines';

interface ProductPictureProps {
  product: ListedProductResponse;
  width: number;
  sx: SxProps<Theme>;
}

export function ProductName({ product: { id, name } }: { product: ListedProductResponse }) {
  return (
    <NameLink
      resource="produk"
      id={id}
      underline="hover"
      sx={{ ...twoLines, fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {name}
    </NameLink>
  );
}

/** A link for the pointer only: the keyboard and screen readers have the name beside it. */
export function ProductPicture({ product: { id, image }, width, sx }: ProductPictureProps) {
  const createPath = useCreatePath();
  return (
    <Box
      component={LinkBase}
      to={createPath({ resource: 'produk', type: 'edit', id })}
      tabIndex={-1}
      aria-hidden
      sx={{ display: 'block', flexShrink: 0 }}
    >
      <Picture image={image} alt="" width={width} sx={sx} />
    </Box>
  );
}
