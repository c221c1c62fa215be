import { Box, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { CategoryResponse } from 'api/schema';
import { ChosenPicture } from '../components/form/ChosenPicture';
import { PREVIEW } from '../i18n/products';
import { rupiah } from '../components/record/formatNumber';
import { Picture } from '../components/record/Picture';
import { PUBLIC_COLOURS } from '../layout/theme/theme';
import { twoLines } from '../layout/theme/twoLines';
import { priceUnit } from './priceUnit';

const FILLED = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const CARD = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: PUBLIC_COLOURS.paper,
};
const BADGE = {
  position: 'absolute',
  top: 16,
  left: 16,
  maxWidth: 'calc(100% - 32px)',
  px: 1.5,
  py: 0.5,
  borderRadius: '18px',
  bgcolor: PUBLIC_COLOURS.paper,
  color: PUBLIC_COLOURS.name,
  fontWeight: 600,
};
const OVERLAY = {
  position: 'absolute',
  inset: 'auto 0 0',
  p: '40px 16px 12px',
  background: PUBLIC_COLOURS.overlay,
  color: PUBLIC_COLOURS.paper,
};
/** Georgia, as the site's serif is not loaded here. */
const NAME = {
  ...twoLines,
  WebkitLineClamp: 3,
  overflowWrap: 'anywhere',
  color: PUBLIC_COLOURS.ink,
  font: '600 1.25rem/1.2 Georgia, serif',
};

export default function ProductPreview() {
  const { name, description, price, price_unit, pack_net_kg, image, category_id } =
    useWatch<Record<string, unknown>>();
  const { errors } = useFormState();
  const id = Number(category_id);
  const { data: category } = useGetOne<CategoryResponse>('kategori', { id }, { enabled: id > 0 });
  return (
    <Box component="section" aria-labelledby="product-preview" sx={{ width: '100%', maxWidth: 340 }}>
      <Typography id="product-preview" variant="h2" sx={{ mb: 1.5 }}>
        {PREVIEW.title}
      </Typography>
      <Box sx={CARD}>
        <Box sx={{ position: 'relative', aspectRatio: '4 / 3', bgcolor: PUBLIC_COLOURS.noPicture }}>
          {!errors.image && <PreviewPicture image={image} />}
          {category && (
            <Typography variant="body2" noWrap sx={BADGE}>
              {category.nama_category}
            </Typography>
          )}
          {textOf(description) && (
            <Box sx={OVERLAY}>
              <Typography variant="body2" sx={{ ...twoLines, overflowWrap: 'anywhere' }}>
                {textOf(description)}
              </Typography>
            </Box>
          )}
        </Box>
        <Box sx={{ p: 2 }}>
          <Typography sx={NAME}>{textOf(name) || PREVIEW.unnamed}</Typography>
          <Typography sx={{ mt: 0.5, color: PUBLIC_COLOURS.price, fontWeight: 600 }}>
            {typeof price === 'number'
              ? rupiah(price) + priceUnit(textOf(price_unit), pack_net_kg)
              : PREVIEW.noPrice}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

function PreviewPicture({ image }: { image: unknown }) {
  if (image instanceof File) return <ChosenPicture file={image} alt="" sx={FILLED} />;
  return textOf(image) ? <Picture image={textOf(image)} alt="" width={340} sx={FILLED} /> : null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
