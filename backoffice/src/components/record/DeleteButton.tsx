import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import { type RaRecord, useDelete, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Resource } from '../../api/resources';
import { UNDO_FOR_MS } from '../../constants';
import { ActionButton, type ActionButtonProps } from './ActionButton';

interface DeleteButtonProps extends Pick<ActionButtonProps, 'onRefused'> {
  resource: Resource;
  record: RaRecord;
  name: string;
  texts: { deleted: string; deleteRefused?: string };
  label?: string;
  title?: string;
  content?: string;
  undo?: ReactNode;
  onDeleted?: () => void;
}

/** Inside a form it also drops what was typed there. */
export function DeleteButton({
  resource,
  record,
  name,
  texts,
  label = 'ra.action.delete',
  title = 'ra.message.delete_title',
  content = 'ra.message.delete_content',
  undo,
  onRefused,
  onDeleted,
}: DeleteButtonProps) {
  const [deleteOne] = useDelete();
  const translate = useTranslate();
  const notify = useNotify();
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  const names = { name: translate(`resources.${resource}.name`), recordRepresentation: name };

  async function handleDelete() {
    await deleteOne(resource, { id: record.id, previousData: record }, { returnPromise: true });
    notify(texts.deleted, { type: 'success', ...(undo && { action: undo, autoHideDuration: UNDO_FOR_MS }) });
    // A form without changes does not ask before the screen is left.
    form?.reset(form.getValues());
    onDeleted?.();
  }
  return (
    <ActionButton
      label={translate(label)}
      color="error"
      variant="text"
      startIcon={<DeleteIcon />}
      leaves="delete"
      confirmation={{ title: translate(title, names), content: translate(content) }}
      action={handleDelete}
      failure={{ refused: texts.deleteRefused ?? '', failed: 'ra.notification.http_error' }}
      onRefused={onRefused}
      keepsData={onDeleted !== undefined}
    />
  );
}
