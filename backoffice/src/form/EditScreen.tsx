import Stack from '@mui/material/Stack';
import { type ReactNode, Suspense } from 'react';
import {
  EditBase,
  type Identifier,
  Loading,
  type RaRecord,
  useCreatePath,
  useNavigate,
  useNotify,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import type { Failure } from '../api/failure';
import { PageHeading } from '../layout/PageHeading';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { DOUBT } from '../i18n/doubtTexts';
import { hintPart } from '../record/hintPart';
import { HistoryButton } from '../record/HistoryButton';
import { NotificationLink } from '../record/NotificationLink';
import type { Doubt } from './doubt';
import { FRESH_RECORD, RecordForm } from './RecordForm';
import { useReturn } from './useReturn';

const OutdatedTexts = hintPart(() => import('./OutdatedTexts'));

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
  const notify = useNotify();
  const notifyDoubt = useNotifyDoubt();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const { backTo, returning, startReturn } = useReturn(returnTo, returnAfter);

  const mutationOptions = {
    meta: FRESH_RECORD.meta,
    onSuccess: async (after: T, { previousData }: { previousData?: T }) => {
      startReturn();
      const doubted = previousData && (await doubt?.(previousData, after));
      if (doubted?.length) notifyDoubt(texts.updated, doubted, after.id);
      else notify(texts.updated, { type: 'success' });
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
            <OutdatedTexts />
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

/** Says what is doubted of a record that was saved until it is closed, with a way back to those fields of its form. */
export function useNotifyDoubt() {
  const notify = useNotify();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (saved: string, doubts: readonly Doubt[], id: Identifier) =>
    notify([saved, ...doubts.map(({ sentence }) => sentence)].join(' '), {
      type: 'warning',
      multiLine: true,
      autoHideDuration: null,
      action: (
        <NotificationLink
          to={createPath({ resource, type: 'edit', id })}
          state={{ doubts }}
          label={DOUBT.putRight}
        />
      ),
    });
}
