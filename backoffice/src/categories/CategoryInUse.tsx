import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import {
  AutocompleteInput,
  Confirm,
  Form,
  LinkBase,
  ReferenceInput,
  required,
  useCreatePath,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { CategoryResponse, CategoryUse } from '../api/schema';
import { CATEGORIES_TO_CHOOSE_FROM } from '../business';
import { CATEGORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { filtered, PATHS } from '../paths';

const isRequired = required();
const byText = (q: string) => ({ q });

interface CategoryInUseProps {
  category: CategoryResponse;
  onClose: () => void;
}

/** Why a category cannot be deleted, and the way out: its products go to another one, then it is deleted. */
export default function CategoryInUse({ category, onClose }: CategoryInUseProps) {
  const { id, nama_category } = category;
  const provider = useDataProvider<typeof dataProvider>();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const form = useId();
  const { data: use, error } = useQuery({
    queryKey: ['kategori', 'use', id],
    queryFn: () => provider.categoryUse(id),
    // What an earlier opening has read may have changed since.
    gcTime: 0,
  });

  useEffect(() => {
    if (!error) return;
    notifyFailure(error, CATEGORY.loadUse);
    onClose();
  }, [error, notifyFailure, onClose]);

  async function handleSubmit(category_id: number) {
    setBusy(true);
    try {
      const moved = await provider.moveProducts(id, category_id);
      await provider.delete('kategori', { id });
      notify(CATEGORY.movedAndDeleted(moved), { type: 'success' });
      onClose();
    } catch (failure) {
      notifyFailure(failure, CATEGORY.move, { preferServerMessage: true });
    } finally {
      setBusy(false);
      refresh();
    }
  }

  function submit() {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }
  if (!use) return null;
  return (
    <Confirm
      isOpen
      loading={busy}
      title={CATEGORY.inUseTitle(nama_category)}
      content={
        <>
          <Products use={use} category_id={id} />
          <Typography sx={{ mb: 1 }}>{CATEGORY.moveFirst}</Typography>
          <Form
            id={form}
            noValidate
            disableInvalidFormNotification
            onSubmit={(values: Record<string, unknown>) => handleSubmit(Number(values.category_id))}
          >
            <ReferenceInput source="category_id" reference="kategori" perPage={CATEGORIES_TO_CHOOSE_FROM}>
              <AutocompleteInput
                label={CATEGORY.moveTo}
                optionText="nama_category"
                filterToQuery={byText}
                getOptionDisabled={(option: CategoryResponse) => option.id === id}
                noOptionsText={CATEGORY.noneMatches}
                validate={isRequired}
                helperText={false}
              />
            </ReferenceInput>
          </Form>
        </>
      }
      confirm={CATEGORY.moveAndDelete}
      confirmColor="warning"
      onConfirm={submit}
      onClose={() => !busy && onClose()}
    />
  );
}

function Products({ use, category_id }: { use: CategoryUse; category_id: number }) {
  const createPath = useCreatePath();
  const { products, in_trash, first } = use;
  const others = products - first.length;
  return (
    <>
      <Typography>{CATEGORY.inUse(use)}</Typography>
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
            {product.in_trash && `(${CATEGORY.inTrash})`}
          </li>
        ))}
        {others > 0 && (
          <li>
            <Link
              component={LinkBase}
              to={products > in_trash ? filtered(PATHS.products, { category_id }) : PATHS.trash}
            >
              {CATEGORY.others(others)}
            </Link>
          </li>
        )}
      </Box>
    </>
  );
}
