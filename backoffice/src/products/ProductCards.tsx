import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loading, SortButton, useListContext } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { Picture } from '../record/Picture';
import { formatPrice } from './formatPrice';
import { ProductActions } from './ProductActions';
import { PRODUCT_SORTS } from './productColumns';
import { SelectProduct } from './SelectProduct';

/** The checkbox lies on the picture. */
const CORNER = {
  position: 'absolute',
  top: 0,
  left: 0,
  bgcolor: 'background.paper',
  borderRadius: '8px 0',
};

export function ProductCards() {
  const { data, isPending } = useListContext<ProductResponse>();
  if (isPending) return <Loading />;
  return (
    <>
      <SortButton fields={PRODUCT_SORTS} />
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data?.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Stack>
    </>
  );
}

function ProductCard({ product }: { product: ProductResponse }) {
  const { image, name, price, category } = product;
  return (
    <Card component="li" sx={{ p: 1.5, pb: 1 }}>
      <Stack direction="row" sx={{ gap: 1.5, mb: 0.5 }}>
        <Box sx={{ position: 'relative', flexShrink: 0 }}>
          <Picture image={image} alt="" width={88} sx={{ width: 88, height: 88, borderRadius: 1 }} />
          <Box sx={CORNER}>
            <SelectProduct product={product} />
          </Box>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {category.nama_category}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>{formatPrice(price)}</Typography>
        </Box>
      </Stack>
      <ProductActions product={product} />
    </Card>
  );
}
