import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Confirm, type RaRecord, useDelete, useNotify, useRefresh, useTranslate } from 'react-admin';
import { refusalOf } from '../api/failure';
import type { Resource } from '../api/resources';
import { UNDO_FOR_MS } from '../business';

interface DeleteButtonProps {
  resource: Resource;
  record: RaRecord;
  /** The record's name in the confirmation. */
  name: string;
  /** The notification of success. */
  deleted: string;
  onRefused: (message: string) => void;
  /** Of the button and of the confirming one. */
  label?: string;
  title?: string;
  /** The consequence; by default that the delete is final. */
  content?: string;
  /** The action of the notification. */
  undo?: ReactNode;
}

/** Asks for confirmation, deletes, and reloads the list. */
export function DeleteButton({
  resource,
  record,
  name,
  deleted,
  onRefused,
  label = 'ra.action.delete',
  title = 'ra.message.delete_title',
  content = 'ra.message.delete_content',
  undo,
}: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  // Set with the click; the mutation reports itself later, and an Escape in between would close the dialog.
  const [deleting, setDeleting] = useState(false);
  const [deleteOne] = useDelete();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();

  const handleConfirm = () => {
    setDeleting(true);
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          notify(deleted, {
            type: 'success',
            ...(undo !== undefined && { action: undo, autoHideDuration: UNDO_FOR_MS }),
          });
        },
        onError: (error) => {
          console.error(error);
          const refusal = refusalOf(error);
          if (refusal) onRefused(refusal.message);
          else notify('ra.notification.http_error', { type: 'error' });
        },
        // After a refusal too: another administrator may have changed the record.
        onSettled: () => {
          setDeleting(false);
          setAsking(false);
          refresh();
        },
      },
    );
  };
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {translate(label, { _: label })}
      </Button>
      <Confirm
        isOpen={asking}
        loading={deleting}
        title={title}
        content={content}
        translateOptions={{ name: translate(`resources.${resource}.name`), recordRepresentation: name }}
        confirm={label}
        confirmColor="warning"
        onConfirm={handleConfirm}
        onClose={() => !deleting && setAsking(false)}
      />
    </>
  );
}
