import { Stack } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { EditBase, Loading, useNavigate, useNotify, useRecordContext, useResourceContext } from 'react-admin';
import type { Failure } from '../../api/failure';
import { PageHeading } from '../../layout/PageHeading';
import { useNotifyFailure } from '../../layout/useNotifyFailure';
import { HistoryButton } from '../record/HistoryButton';
import { FRESH_RECORD, RecordForm } from './RecordForm';
import { useReturn } from './useReturn';

interface EditScreenProps {
  title: string;
  texts: { load: Failure; update: Failure; updated: string };
  /** By default the list. A record that cannot be loaded leads there too. */
  returnTo?: string;
  returnAfter?: number;
  /** Instead of returning. */
  onSaved?: () => void;
  actions?: ReactNode;
  preview?: ReactNode;
  /** What stands around the form. */
  frame?: (form: ReactNode) => ReactNode;
  /** May be lazy, like the preview. */
  below?: ReactNode;
  children: ReactNode;
}

export function EditScreen(props: EditScreenProps) {
  const { title, texts, returnTo, returnAfter, onSaved, actions, frame, below, ...inputs } = props;
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const { backTo, returning, startReturn } = useReturn(returnTo, returnAfter);

  const mutationOptions = {
    meta: FRESH_RECORD.meta,
    onSuccess: () => {
      (onSaved ?? startReturn)();
      notify(texts.updated, { type: 'success' });
    },
  };
  const queryOptions = {
    ...FRESH_RECORD,
    onError: (error: Error) => {
      notifyFailure(error, texts.load);
      navigate(backTo, { replace: true });
    },
  };
  const form = <RecordForm failure={texts.update} cancelTo={backTo} returning={returning} {...inputs} />;
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      queryOptions={queryOptions}
      loading={<Loading />}
      error={<></>}
    >
      <PageHeading title={title} actions={<Actions>{actions}</Actions>} />
      {frame ? frame(form) : form}
      <Suspense>{below}</Suspense>
    </EditBase>
  );
}

function Actions({ children }: { children: ReactNode }) {
  const resource = useResourceContext();
  const record = useRecordContext();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {children}
      {resource && record && <HistoryButton resource={resource} id={record.id} />}
    </Stack>
  );
}
