import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { PRODUCT_CARD_IMAGE_HEIGHT } from '../business';
import { objectPosition } from '../record/objectPosition';
import { Picture } from '../record/Picture';
import { CATEGORY } from '../i18n/texts';
import { rupiah } from '../record/formatNumber';
import { twoLines } from '../theme/twoLines';

/** Aligns the prices of a row, however long the names are. */
const COLUMN = { display: 'flex', flexDirection: 'column', height: '100%' };

export function CategoryProductCard({ product }: { product: ListedProductResponse }) {
  const createPath = useCreatePath();
  const { id, image, focus, name, description, price } = product;
  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to={createPath({ resource: 'produk', type: 'edit', id })}
        sx={COLUMN}
      >
        <Picture
          image={image}
          alt=""
          width={320}
          sx={{ width: '100%', height: PRODUCT_CARD_IMAGE_HEIGHT, ...objectPosition(focus) }}
        />
        <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, flex: 1, width: '100%' }}>
          <Typography variant="h3" sx={{ ...twoLines, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={twoLines}>
            {description}
          </Typography>
          <Typography sx={{ fontWeight: 700, mt: 'auto' }}>{rupiah(price ?? 0)}</Typography>
          {price === null && (
            <Typography variant="body2" color="textSecondary">
              {CATEGORY.onRequest}
            </Typography>
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
