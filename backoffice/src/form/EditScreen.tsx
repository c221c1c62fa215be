import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense } from 'react';
import {
  EditBase,
  Loading,
  type RaRecord,
  useNavigate,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { Failure } from '../api/failure';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { hintPart } from '../record/hintPart';
import { HistoryButton } from '../record/HistoryButton';
import type { Doubt } from './doubt';
import { FRESH_RECORD, RecordForm } from './RecordForm';
import { useNotifyDoubt } from './useNotifyDoubt';
import { useReturn } from './useReturn';

const TextNotices = hintPart(() => import('./TextNotices'));

interface EditScreenProps<T extends RaRecord> {
  title: string;
  texts: { load: Failure; update: Failure; updated: string };
  /** After saving, cancelling, or a record that cannot be loaded; the list unless given. */
  returnTo?: string;
  /** Milliseconds between saving and returning. */
  returnAfter?: number;
  /** What is said after a save that may be a slip. */
  doubt?: (before: T, after: T) => Promise<readonly Doubt[] | undefined>;
  /** At its heading, beside the way to the history. */
  actions?: ReactNode;
  preview?: ReactNode;
  /** In sight when it is saved, however long the form is. */
  beforeSaving?: ReactNode;
  /** Below the form, with forms of its own. */
  below?: ReactNode;
  children: ReactNode;
}

/** The form of the record in the address, saved pessimistically. */
export function EditScreen<T extends RaRecord>({
  title,
  texts,
  returnTo,
  returnAfter,
  doubt,
  actions,
  preview,
  beforeSaving,
  below,
  children,
}: EditScreenProps<T>) {
  const notifyDoubt = useNotifyDoubt(useResourceContext() ?? '');
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const { backTo, returning, startReturn } = useReturn(returnTo, returnAfter);

  const mutationOptions = {
    meta: FRESH_RECORD.meta,
    onSuccess: async (after: T, { previousData }: { previousData?: T }) => {
      startReturn();
      const doubts = previousData && (await doubt?.(previousData, after));
      notifyDoubt(texts.updated, after.id, doubts);
    },
  };
  const queryOptions = {
    ...FRESH_RECORD,
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
      <PageHeading title={title} actions={<Actions>{actions}</Actions>} />
      <RecordForm
        failure={texts.update}
        preview={preview}
        cancelTo={backTo}
        returning={returning}
        beforeSaving={
          <Suspense>
            {beforeSaving}
            <TextNotices />
          </Suspense>
        }
      >
        {children}
      </RecordForm>
      {below}
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
