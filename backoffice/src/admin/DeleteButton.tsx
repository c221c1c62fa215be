import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, type RaRecord, useDelete, useNotify, useRefresh, useTranslate } from 'react-admin';
import { refusalOf } from '../api/failure';

interface DeleteButtonProps {
  resource: string;
  record: RaRecord;
  /** What the record is called in the question. */
  name: string;
  onRefused: (message: string) => void;
}

/** Asks, deletes, and loads the list again. */
export function DeleteButton({ resource, record, name, onRefused }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();

  const handleConfirm = () =>
    deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify(`resources.${resource}.notifications.deleted`, { type: 'success' });
          refresh();
        },
        onError: (error) => {
          console.error(error);
          const refusal = refusalOf(error);
          if (refusal) onRefused(refusal.message);
          else notify('ra.notification.http_error', { type: 'error' });
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="ra.message.delete_title"
        content="ra.message.delete_content"
        translateOptions={{ name: translate(`resources.${resource}.name`), recordRepresentation: name }}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={() => void handleConfirm()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
