import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  Confirm,
  LinkBase,
  useCreatePath,
  useDataProvider,
  useGetList,
  useNotify,
  useRefresh,
} from 'react-admin';
import { LIMITS } from '../api/contract';
import type { dataProvider } from '../api/dataProvider';
import type { CategoryResponse, CategoryUse, LossRefusal } from '../api/schema';
import { CATEGORY_USE } from '../i18n/categoryUseTexts';
import { SHEET } from '../i18n/sheetTexts';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { filtered, PATHS } from '../paths';

/** A list of the browser's own, which may be long. */
const ALL_BY_NAME = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'nama_category', order: 'ASC' },
} as const;

interface CategoryInUseProps {
  category: CategoryResponse;
  onClose: () => void;
}

/**
 * Why a category cannot be deleted, and the way out: its products go to another one, then it is deleted. Asks once more before they
 * lose a value, and whenever the number of those that do has changed meanwhile.
 */
export default function CategoryInUse({ category, onClose }: CategoryInUseProps) {
  const { id, nama_category } = category;
  const provider = useDataProvider<typeof dataProvider>();
  const [target, setTarget] = useState('');
  const [missing, setMissing] = useState(false);
  const targets = useRef<HTMLSelectElement>(null);
  const [loss, setLoss] = useState<LossRefusal>();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { data: use, error } = useQuery({
    queryKey: ['kategori', 'use', id],
    queryFn: () => provider.categoryUse(id),
    // What an earlier opening has read may have changed since.
    gcTime: 0,
  });

  const { data: all } = useGetList<CategoryResponse>('kategori', ALL_BY_NAME);
  const others = all?.filter((other) => other.id !== id);

  useEffect(() => {
    if (!error) return;
    notifyFailure(error, CATEGORY_USE.loadUse);
    onClose();
  }, [error, notifyFailure, onClose]);

  async function moveAndDelete() {
    setBusy(true);
    try {
      const answer = await provider.moveProducts(id, Number(target), loss?.data.products ?? 0);
      if ('data' in answer) return setLoss(answer);
      await provider.deleteCategory(id, Number(target));
      notify(CATEGORY_USE.movedAndDeleted(answer.moved), { type: 'success' });
      onClose();
    } catch (failure) {
      notifyFailure(failure, CATEGORY_USE.move, { preferServerMessage: true });
    } finally {
      setBusy(false);
      refresh();
    }
  }

  function askForTarget() {
    setMissing(true);
    targets.current?.focus();
  }

  if (!use) return null;
  return (
    <Confirm
      isOpen
      loading={busy}
      title={CATEGORY_USE.inUseTitle(nama_category)}
      content={
        <>
          <Products use={use} category_id={id} />
          <Typography sx={{ mb: 1 }}>{CATEGORY_USE.moveFirst}</Typography>
          <TextField
            select
            label={CATEGORY_USE.moveTo}
            value={target}
            onChange={(event) => {
              setTarget(event.target.value);
              setMissing(false);
              setLoss(undefined);
            }}
            inputRef={targets}
            error={missing}
            helperText={missing && CATEGORY_USE.moveWhere}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="" />
            {others?.map((other) => (
              <option key={other.id} value={other.id}>
                {other.nama_category}
              </option>
            ))}
          </TextField>
          {loss && <Loss loss={loss} to={Number(target)} />}
        </>
      }
      confirm={loss ? CATEGORY_USE.moveAnyway(loss.data.products) : CATEGORY_USE.moveAndDelete}
      confirmColor="warning"
      onConfirm={() => (target ? void moveAndDelete() : askForTarget())}
      onClose={() => !busy && onClose()}
    />
  );
}

function Loss({ loss, to }: { loss: LossRefusal; to: number }) {
  const provider = useDataProvider<typeof dataProvider>();
  const createPath = useCreatePath();
  const notifyFailure = useNotifyFailure();
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {loss.message}{' '}
      <Link component={LinkBase} to={createPath({ resource: 'kategori', type: 'edit', id: to })}>
        {CATEGORY_USE.makeThere}
      </Link>{' '}
      <Button
        size="small"
        onClick={() =>
          void provider
            .downloadProducts('xlsx')
            .catch((error: unknown) => notifyFailure(error, SHEET.download))
        }
      >
        {SPECS.download}
      </Button>
    </Alert>
  );
}

function Products({ use, category_id }: { use: CategoryUse; category_id: number }) {
  const createPath = useCreatePath();
  const { products, in_trash, first } = use;
  const others = products - first.length;
  return (
    <>
      <Typography>{CATEGORY_USE.inUse(use)}</Typography>
      <Box component="ul" sx={{ mt: 0.5, pl: 3, overflowWrap: 'anywhere' }}>
        {first.map(({ id, name, ...product }) => (
          <li key={id}>
            <Link
              component={LinkBase}
              to={
                product.in_trash
                  ? filtered(PATHS.trash, { id })
                  : createPath({ resource: 'produk', type: 'edit', id })
              }
            >
              {name}
            </Link>{' '}
            {product.in_trash && `(${CATEGORY_USE.inTrash})`}
          </li>
        ))}
        {others > 0 && (
          <li>
            <Link
              component={LinkBase}
              to={products > in_trash ? filtered(PATHS.products, { category_id }) : PATHS.trash}
            >
              {CATEGORY_USE.others(others)}
            </Link>
          </li>
        )}
      </Box>
    </>
  );
}
