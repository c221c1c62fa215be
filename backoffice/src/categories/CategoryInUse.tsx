import { Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkBase, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { CategoryResponse } from 'api/schema';
import { MoveDialog } from '../components/form/MoveDialog';
import { CATEGORY_USE } from '../i18n/categories';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { filtered, PATHS } from '../paths';

interface CategoryInUseProps {
  category: CategoryResponse;
  onClose: () => void;
}

export default function CategoryInUse({ category, onClose }: CategoryInUseProps) {
  const { id, nama_category } = category;
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { data: use, error } = useQuery({
    queryKey: ['kategori', 'use', id],
    queryFn: () => provider.categoryUse(id),
    // The numbers may have changed since the dialog was last open.
    gcTime: 0,
  });

  useEffect(() => {
    if (!error) return;
    notifyFailure(error, CATEGORY_USE.loadUse);
    onClose();
  }, [error, notifyFailure, onClose]);

  async function moveAndDelete(target: number, confirmed: number) {
    try {
      const answer = await provider.moveProducts(id, target, confirmed);
      if ('data' in answer) return answer;
      await provider.deleteCategory(id);
      notify(CATEGORY_USE.movedAndDeleted(answer.moved), { type: 'success' });
      onClose();
    } catch (failure) {
      notifyFailure(failure, CATEGORY_USE.move, { preferServerMessage: true });
    } finally {
      refresh();
    }
  }

  if (!use) return null;
  const path = use.products > use.in_trash ? filtered(PATHS.products, { category_id: id }) : PATHS.trash;
  return (
    <MoveDialog
      title={CATEGORY_USE.inUseTitle(nama_category)}
      from={id}
      confirm={CATEGORY_USE.moveAndDelete}
      confirmLoss={CATEGORY_USE.moveAnyway}
      move={moveAndDelete}
      onClose={onClose}
    >
      <Typography>
        <Link component={LinkBase} to={path}>
          {CATEGORY_USE.inUse(use)}
        </Link>
      </Typography>
      <Typography sx={{ my: 1 }}>{CATEGORY_USE.moveFirst}</Typography>
    </MoveDialog>
  );
}
