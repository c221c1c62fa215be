import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { LinkBase, useDataProvider } from 'react-admin';
import type { TrashedProductResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { PRODUCTS_PER_PAGE } from '../constants';
import { formatTime } from '../formatTime';
import { PRODUCT, TRASH } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CardList } from '../components/list/CardList';
import { RecordList } from '../components/list/RecordList';
import { PATHS } from '../paths';
import { ActionButton } from '../components/record/ActionButton';
import { DeleteButton } from '../components/record/DeleteButton';
import { Picture } from '../components/record/Picture';
import { daysLeft } from './daysLeft';

export default function TrashList() {
  const toProducts = (
    <Button component={LinkBase} to={PATHS.products}>
      {PRODUCT.listTitle}
    </Button>
  );
  return (
    <RecordList
      resource="sampah"
      perPage={PRODUCTS_PER_PAGE}
      sort={{ field: 'deleted_at', order: 'DESC' }}
      storeKey={false}
    >
      <PageHeading title={TRASH.title} actions={toProducts} />
      <CardList<TrashedProductResponse> component="ul" empty={TRASH.empty}>
        {(product) => <TrashedCard key={product.id} product={product} />}
      </CardList>
    </RecordList>
  );
}

function TrashedCard({ product }: { product: TrashedProductResponse }) {
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
          {TRASH.deleted(deleted_by, formatTime(deleted_at))}
        </Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {daysLeft(expires_at)}
        </Typography>
        <TrashActions product={product} />
      </Box>
    </Card>
  );
}

function TrashActions({ product }: { product: TrashedProductResponse }) {
  const provider = useDataProvider<typeof dataProvider>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <ActionButton
        label={TRASH.restoreAction}
        startIcon={<RestoreIcon />}
        leaves="restore"
        action={() => provider.restore(product.id).then(() => TRASH.restored)}
        failure={TRASH.restore}
      />
      <DeleteButton
        resource="sampah"
        record={product}
        name={product.name}
        texts={TRASH.remove}
        label={TRASH.removeAction}
        title={TRASH.removeTitle(product.name)}
        content={TRASH.removeContent}
      />
    </Stack>
  );
}
