import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, ListBase, Loading, Pagination, useListContext, useTranslate } from 'react-admin';
import { PageHeading } from '../admin/layout/PageHeading';
import { Picture } from '../admin/Picture';
import type { TrashedProduct } from '../api/records';
import { PRODUCTS_PER_PAGE } from '../business';
import { PATHS } from '../paths';
import { shownTime } from '../shownTime';
import { PRODUCT, TRASH } from '../texts';
import { daysLeft } from './daysLeft';
import { TrashActions } from './TrashActions';

const logOnly = { onError: (error: Error) => console.error(error) };

/** Deleted products: each goes back to the catalogue, or for good. */
export default function TrashList() {
  const toProducts = (
    <Button component={LinkBase} to={PATHS.products}>
      {PRODUCT.listTitle}
    </Button>
  );
  return (
    <ListBase
      perPage={PRODUCTS_PER_PAGE}
      sort={{ field: 'deleted_at', order: 'DESC' }}
      storeKey={false}
      queryOptions={logOnly}
    >
      <PageHeading title={TRASH.title} actions={toProducts} />
      <Products />
    </ListBase>
  );
}

function Products() {
  const { data, isPending, error, refetch } = useListContext<TrashedProduct>();
  const translate = useTranslate();
  if (isPending) return <Loading />;
  if (error) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography color="textSecondary">{translate('ra.notification.http_error')}</Typography>
        <Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>
      </Stack>
    );
  }
  if (!data?.length) return <Typography color="textSecondary">{TRASH.empty}</Typography>;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', m: 0, p: 0 }}>
        {data.map((product) => (
          <TrashedCard key={product.id} product={product} />
        ))}
      </Stack>
      <Pagination rowsPerPageOptions={[10, PRODUCTS_PER_PAGE, 50, 100]} />
    </Box>
  );
}

function TrashedCard({ product }: { product: TrashedProduct }) {
  const { image, name, category, deleted_at, deleted_by, expires_at } = product;
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
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {category.nama_category}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {TRASH.deleted(deleted_by, shownTime(deleted_at))}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {daysLeft(expires_at)}
        </Typography>
        <TrashActions product={product} />
      </Box>
    </Card>
  );
}
