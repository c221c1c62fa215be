import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { Confirm, type RaRecord, useDelete, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { refusalOf } from '../api/failure';
import type { Resource } from '../api/resources';
import { UNDO_FOR_MS } from '../business';
import { useNextFocus } from './useNextFocus';

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
  /** Leaves the screen of the record, which is gone; otherwise the screen is loaded anew. */
  onDeleted?: () => void;
}

/** Asks for confirmation, deletes, and reloads the list. Inside a form, what was typed there goes too. */
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
  onDeleted,
}: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const [deleteOne, { isPending }] = useDelete();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { button, leave } = useNextFocus('delete');
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;

  const handleConfirm = () => {
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        onSuccess: () => {
          leave();
          notify(deleted, {
            type: 'success',
            ...(undo !== undefined && { action: undo, autoHideDuration: UNDO_FOR_MS }),
          });
          // Without a change there is none to be asked about.
          form?.reset(form.getValues());
          onDeleted?.();
        },
        onError: (error) => {
          console.error(error);
          const refusal = refusalOf(error);
          if (refusal) onRefused(refusal.message);
          else notify('ra.notification.http_error', { type: 'error' });
        },
        // After a refusal too: another administrator may have changed the record.
        onSettled: (_, error) => {
          setAsking(false);
          if (error || !onDeleted) refresh();
        },
      },
    );
  };
  return (
    <>
      <Button
        ref={button}
        data-leaves="delete"
        size="small"
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
      >
        {translate(label, { _: label })}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={title}
        content={content}
        translateOptions={{ name: translate(`resources.${resource}.name`), recordRepresentation: name }}
        confirm={label}
        confirmColor="warning"
        onConfirm={handleConfirm}
        onClose={() => !isPending && setAsking(false)}
      />
    </>
  );
}
