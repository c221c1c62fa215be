import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ChosenPicture } from '../form/ChosenPicture';
import { pictureProblem } from '../form/pictureProblem';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { Picture } from '../record/Picture';
import { rupiah } from 'storefront/rupiah';
import { PUBLIC_COLOURS } from '../theme/theme';
import { twoLines } from '../theme/twoLines';

const FILLED = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const NAME = {
  position: 'absolute',
  top: 16,
  left: 16,
  maxWidth: 'calc(100% - 32px)',
  px: 1.75,
  py: 0.75,
  borderRadius: '18px',
  bgcolor: PUBLIC_COLOURS.paper,
  color: PUBLIC_COLOURS.name,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
const OVERLAY = {
  position: 'absolute',
  inset: 'auto 0 0',
  p: '40px 16px 12px',
  background: PUBLIC_COLOURS.overlay,
  color: PUBLIC_COLOURS.paper,
};

/** The public card of the product in the surrounding form; light in both themes, like the site. */
export function ProductPreview() {
  const { name, description, price, image } = useWatch<Record<string, unknown>>();
  return (
    <Box component="section" aria-labelledby="product-preview" sx={{ width: '100%', maxWidth: 340 }}>
      <Typography id="product-preview" variant="h2" sx={{ mb: 1.5 }}>
        {PRODUCT_FORM.preview}
      </Typography>
      <Box
        sx={{
          borderRadius: '12px',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          bgcolor: PUBLIC_COLOURS.paper,
        }}
      >
        <Box sx={{ position: 'relative', aspectRatio: '4 / 3', bgcolor: PUBLIC_COLOURS.noPicture }}>
          <PreviewPicture image={image} />
          <Typography sx={NAME}>{textOf(name) || PRODUCT_FORM.unnamed}</Typography>
          {textOf(description) && (
            <Box sx={OVERLAY}>
              <Typography variant="body2" sx={[twoLines, { WebkitLineClamp: 3, overflowWrap: 'anywhere' }]}>
                {textOf(description)}
              </Typography>
            </Box>
          )}
        </Box>
        <Typography sx={{ p: 2, color: PUBLIC_COLOURS.price, fontWeight: 600 }}>
          {typeof price === 'number' ? rupiah(price) : PRODUCT_FORM.noPrice}
        </Typography>
      </Box>
    </Box>
  );
}

function PreviewPicture({ image }: { image: unknown }) {
  if (image instanceof File) {
    return pictureProblem(image) ? null : <ChosenPicture file={image} alt="" sx={FILLED} />;
  }
  return textOf(image) ? <Picture image={textOf(image)} alt="" width={340} sx={FILLED} /> : null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
