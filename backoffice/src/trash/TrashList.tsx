import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useNotify, useRefresh } from 'react-admin';
import type { TrashedProductResponse } from 'api/schema';
import { PRODUCTS_PER_PAGE } from '../business';
import { formatTime } from '../formatTime';
import { PRODUCT, TRASH } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CardList } from '../list/CardList';
import { RecordList } from '../list/RecordList';
import { PATHS } from '../paths';
import { DeleteButton } from '../record/DeleteButton';
import { Picture } from '../record/Picture';
import { useNextFocus } from '../record/useNextFocus';
import { useRestore } from '../record/useRestore';
import { daysLeft } from './daysLeft';

/** Deleted products, to restore or to delete permanently. */
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
  const { mutate, isPending } = useRestore();
  const { button, leave } = useNextFocus('restore');
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Button
        ref={button}
        data-leaves="restore"
        size="small"
        variant="outlined"
        startIcon={<RestoreIcon />}
        disabled={isPending}
        onClick={() => mutate(product.id, { onSuccess: leave })}
      >
        {TRASH.restoreAction}
      </Button>
      <DeleteButton
        resource="sampah"
        record={product}
        name={product.name}
        deleted={TRASH.removed}
        label={TRASH.removeAction}
        title={TRASH.removeTitle(product.name)}
        content={TRASH.removeContent}
        onDeleted={refresh}
        onRefused={() => notify(TRASH.removeRefused, { type: 'error' })}
      />
    </Stack>
  );
}
