import { Box, Card, Stack, Typography } from '@mui/material';
import { Loading, useListContext } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { formatValue } from '../components/record/formatValue';
import { AvailabilityChip } from './AvailabilityChip';
import { priceUnit } from './priceUnit';
import { ProductActions } from './ProductActions';
import { ProductName, ProductPicture } from './ProductLink';
import { SelectProduct } from './SelectProduct';

/** At 236 px a tablet has two columns, also beside the open sidebar. */
const CARDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
  gap: 1.5,
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
};

const CORNER = {
  position: 'absolute',
  top: 0,
  left: 0,
  p: 1,
  bgcolor: 'background.paper',
  borderRadius: '8px 0',
};

export function ProductCards() {
  const { data, isPending } = useListContext<ListedProductResponse>();
  if (isPending) return <Loading />;
  return (
    <Box component="ul" sx={CARDS}>
      {data?.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Box>
  );
}

function ProductCard({ product }: { product: ListedProductResponse }) {
  const { price, price_unit, pack_net_kg, category } = product;
  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 1.5, pb: 1 }}>
      {/* Not beside the picture, where similar names would be cut off before they differ. */}
      <Typography variant="h3" component="h2">
        <ProductName product={product} />
      </Typography>
      <Stack direction="row" sx={{ gap: 1.5, flex: 1 }}>
        <Box sx={{ position: 'relative', flexShrink: 0 }}>
          <ProductPicture product={product} width={88} sx={{ width: 88, height: 88, borderRadius: 1 }} />
          <SelectProduct product={product} sx={CORNER} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {category.nama_category}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>
            {formatValue('price', price) ?? '-'}
            {price !== null && (
              <Typography component="span" variant="body2" color="textSecondary">
                {priceUnit(price_unit, pack_net_kg)}
              </Typography>
            )}
          </Typography>
          <AvailabilityChip product={product} />
        </Box>
      </Stack>
      <ProductActions product={product} />
    </Card>
  );
}
