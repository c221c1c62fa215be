import type { ReactNode } from 'react';
import { EditBase, Loading, useNavigate, useNotify, useRecordContext } from 'react-admin';
import { HistoryButton } from '../record/HistoryButton';
import type { HistoryResource } from '../record/historyPath';
import type { Failure } from '../api/failure';
import { PageHeading } from '../layout/PageHeading';
import { RecordForm } from './RecordForm';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { useReturn } from './useReturn';

interface EditScreenProps {
  historyResource: HistoryResource;
  title: string;
  texts: { load: Failure; update: Failure; updated: string };
  /** Where cancelling and saving lead, and a record that cannot be loaded. */
  backTo: string;
  /** Milliseconds between saving and going there. */
  returnAfter?: number;
  preview?: ReactNode;
  /** The inputs. */
  children: ReactNode;
}

/** The record of the address in its form. Nothing is shown as saved before the server says so. */
export function EditScreen({
  historyResource,
  title,
  texts,
  backTo,
  returnAfter,
  preview,
  children,
}: EditScreenProps) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const [returning, saved] = useReturn(backTo, returnAfter);

  const mutationOptions = {
    onSuccess: () => {
      notify(texts.updated, { type: 'success' });
      saved();
    },
  };
  const queryOptions = {
    onError: (error: Error) => {
      notifyFailure(error, texts.load);
      navigate(backTo, { replace: true });
    },
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={queryOptions}
      loading={<Loading />}
      error={<></>}
    >
      <PageHeading title={title} actions={<RecordHistory resource={historyResource} />} />
      <RecordForm failure={texts.update} preview={preview} cancelTo={backTo} returning={returning}>
        {children}
      </RecordForm>
    </EditBase>
  );
}

function RecordHistory({ resource }: { resource: HistoryResource }) {
  const record = useRecordContext();
  return record && <HistoryButton resource={resource} id={record.id} />;
}
