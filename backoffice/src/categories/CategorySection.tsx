import { Box, Card, CardActionArea, CardContent, Link, Skeleton, Stack, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import type { CategoryResponse, ListedProductResponse } from 'api/schema';
import { PRODUCT_CARD_IMAGE_HEIGHT, PRODUCTS_PER_CATEGORY } from '../constants';
import { CATEGORY } from '../i18n/texts';
import { filtered, PATHS } from '../paths';
import { EditLink } from '../components/record/EditLink';
import { Picture } from '../components/record/Picture';
import { rupiah } from '../components/record/formatNumber';
import { twoLines } from '../layout/theme/twoLines';
import { DeleteCategory } from './DeleteCategory';

const CARDS = {
  display: 'grid',
  gap: 2,
  // A phone has one row to swipe; otherwise the next category would be far below.
  gridAutoFlow: { xs: 'column', sm: 'row' },
  gridAutoColumns: '75%',
  gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(230px, 1fr))' },
  overflowX: 'auto',
};

export function CategorySection({ category }: { category: CategoryResponse }) {
  const {
    data: products,
    total,
    isPending,
    error,
  } = useGetList<ListedProductResponse>('produk', {
    pagination: { page: 1, perPage: PRODUCTS_PER_CATEGORY },
    sort: { field: 'name', order: 'ASC' },
    filter: { category_id: category.id },
  });
  const headingId = `kategori-${category.id}`;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Typography id={headingId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {category.nama_category}
        </Typography>
        {total !== undefined && <Typography color="textSecondary">{total} produk</Typography>}
        <Box sx={{ flex: 1 }} />
        <EditLink resource="kategori" id={category.id} />
        {total !== undefined && <DeleteCategory category={category} isEmpty={total === 0} />}
      </Stack>
      {isPending && <Skeleton variant="rounded" height={200} />}
      {error && <Typography color="textSecondary">{CATEGORY.productsNotLoaded}</Typography>}
      {total === 0 && <Typography color="textSecondary">{CATEGORY.noProducts}</Typography>}
      <Box sx={CARDS}>
        {products?.map((product) => (
          <CategoryProductCard key={product.id} product={product} />
        ))}
      </Box>
      {total !== undefined && total > PRODUCTS_PER_CATEGORY && (
        <Link
          component={LinkBase}
          to={filtered(PATHS.products, { category_id: category.id })}
          sx={{ display: 'inline-block', mt: 1.5 }}
        >
          Lihat semua {total} produk
        </Link>
      )}
    </Box>
  );
}

/** Aligns the prices of a row, however long the names are. */
const COLUMN = { display: 'flex', flexDirection: 'column', height: '100%' };

function CategoryProductCard({ product }: { product: ListedProductResponse }) {
  const createPath = useCreatePath();
  const { id, image, name, description, price } = product;
  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to={createPath({ resource: 'produk', type: 'edit', id })}
        sx={COLUMN}
      >
        <Picture image={image} alt="" width={320} sx={{ width: '100%', height: PRODUCT_CARD_IMAGE_HEIGHT }} />
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
