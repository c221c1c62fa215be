import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { isDisconnected, isGone } from '../api/failure';
import { newKey } from '../api/randomKey';
import { IN_HISTORY } from '../api/resources';
import type { CategoryResponse, HistoryResponse } from 'api/schema';
import { ADD_AGAIN } from '../i18n/bringBackTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { Question } from './Question';

interface AddAgainDialogProps {
  /** Of the deletion, which has all that there was. */
  entry: HistoryResponse;
  onClose: () => void;
}

/** Adds a deleted record anew with what it had, its picture while that is kept, and the template of a category. */
export default function AddAgainDialog({ entry, onClose }: AddAgainDialogProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  // Of the dialog: when an answer was lost, another try does not add it twice.
  const [key] = useState(newKey);
  const { image, ...fields } = Object.fromEntries(
    Object.entries(entry.changes).map(([field, { from }]) => [field, from]),
  );
  const { resource } = entry;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (resource === 'spec-field') return addSpecField();
      const file = typeof image === 'string' ? await pictureOf(image) : undefined;
      const data = { ...fields, ...key, ...(file && { image: file }) };
      await provider.create(IN_HISTORY[resource], { data });
      return typeof image !== 'string' || file !== undefined;
    },
    onSuccess: (isWhole) => {
      notify(isWhole ? ADD_AGAIN.done : ADD_AGAIN.doneWithoutPicture, {
        type: isWhole ? 'success' : 'warning',
      });
      handleClose();
    },
    onError: (failure) => {
      notifyFailure(failure, ADD_AGAIN.failure, { preferServerMessage: true, hasFields: false });
      if (!isDisconnected(failure)) handleClose();
    },
  });

  function handleClose() {
    refresh();
    onClose();
  }

  /** To the category of the name that its own had. */
  async function addSpecField() {
    const name = entry.changes['category.nama_category']?.from;
    const { data } = await provider.getList<CategoryResponse>('kategori', {
      filter: { nama_category: name },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    });
    const { 'category.nama_category': _, ...columns } = fields;
    await provider.create(IN_HISTORY[resource], { data: { ...columns, ...key, category_id: data[0]?.id } });
    return true;
  }

  /** None once it has been cleared away. */
  async function pictureOf(address: string): Promise<File | undefined> {
    try {
      const blob = await provider.picture(address);
      return new File([blob], String(address.split('/').at(-1)), { type: blob.type });
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  }

  return (
    <Question
      title={ADD_AGAIN.title(entry.record_name)}
      yes={{ label: ADD_AGAIN.confirm, disabled: isPending, act: mutate }}
      onClose={onClose}
    >
      {ADD_AGAIN.content[resource]}
    </Question>
  );
}
