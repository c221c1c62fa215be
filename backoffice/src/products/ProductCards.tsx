import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loading, SortButton, useListContext } from 'react-admin';
import { Picture } from '../admin/Picture';
import type { Product } from '../api/records';

import { priceOf } from './priceOf';
import { ProductActions } from './ProductActions';

export function ProductCards() {
  const { data, isPending } = useListContext<Product>();
  if (isPending) return <Loading />;
  return (
    <>
      <SortButton fields={['name', 'price', 'category.nama_category', 'updated_at']} />
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {data?.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Stack>
    </>
  );
}

function ProductCard({ product }: { product: Product }) {
  const { image, name, price, category } = product;
  return (
    <Card component="li" sx={{ display: 'flex', gap: 1.5, p: 1.5 }}>
      <Picture
        image={image}
        alt=""
        width={88}
        sx={{ width: 88, height: 88, borderRadius: 1, flexShrink: 0 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {category.nama_category}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{priceOf(price)}</Typography>
        <ProductActions product={product} />
      </Box>
    </Card>
  );
}
