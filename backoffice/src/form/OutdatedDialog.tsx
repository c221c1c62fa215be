import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useEditContext,
  useGetRecordId,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { writtenFields } from '../api/requestBody';
import type { ChangedRecord } from 'api/schema';
import { OUTDATED } from '../i18n/outdatedTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { BothChanged } from './BothChanged';
import { compare, isStored, merged } from './comparison';
import { useMerge } from './useMerge';
import { useNamed } from './useNamed';

interface OutdatedDialogProps {
  conflict: ChangedRecord;
  /** What was sent without an answer, and may be what is stored. */
  unanswered: readonly FieldValues[];
  /** The record that a draft was typed over, with which the form has gone on. */
  draftBase?: Readonly<FieldValues>;
  /** The id of the surrounding form. */
  form: string;
  onClose: () => void;
}

/**
 * Another administrator saved the record first: save only the fields that were changed here, or all of the form, or
 * reload the record. The form keeps its input until then. If it was this form, whose answer was lost, it is saved again
 * without a question.
 */
export default function OutdatedDialog({
  conflict,
  unanswered,
  draftBase,
  form,
  onClose,
}: OutdatedDialogProps) {
  const { reset, setValue, getValues } = useFormContext();
  const { defaultValues: base = {} } = useFormState();
  const { refetch } = useEditContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  const theirs = useStored(conflict, onClose);
  const merge = useMerge(form, onClose);
  const [sent] = useState(() => unanswered.filter(({ version }) => version === getValues('version')));
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();

  const mine = getValues();
  const fields = writtenFields(resource, mine);
  const before = draftBase?.version === mine.version ? draftBase : base;
  const changes = theirs && compare({ base, before, mine, theirs, sent }, fields);
  const named = useNamed(theirs?.category_id, base.category_id);
  const labels = changes?.theirs?.map((field) => named(field).label).join(', ');

  // As when two of them make the same correction.
  const saved = theirs && isStored({ mine, theirs }, changes?.mine ?? []);
  // As after it was put into the trash and taken out again.
  const isSame = changes?.theirs?.length === 0;

  async function fetched() {
    setBusy(true);
    const { data, error: failure } = await refetch();
    if (!failure) return data;
    notifyFailure(failure, OUTDATED.failure);
    onClose();
    return undefined;
  }

  async function handleReload() {
    const data = await fetched();
    if (!data) return;
    reset(data);
    onClose();
  }

  async function handleMerge() {
    const chosen = changes?.mine.filter((field) => !left.includes(field)) ?? [];
    const data = await fetched();
    if (!data) return;
    const typed = merged({ base, before, mine, theirs: data }, chosen);
    // Typed for another category, which may have no place for them.
    const review =
      chosen.some((field) => field.startsWith('specs.')) &&
      !chosen.includes('category_id') &&
      data.category_id !== mine.category_id;
    merge({ mine: typed, seen: theirs?.version, onto: data.version, review });
    if (review) notify(OUTDATED.review, { type: 'warning' });
  }

  const mayBeOwn = sent.length > 0 && (!changes || changes.theirs?.length === 0);
  if (mayBeOwn) return changes && !busy ? <Unasked save={handleMerge} /> : null;

  // Overwrites this version only: a later change is another conflict.
  const handleOverwrite = () => setValue('version', conflict.version);

  const reload = (
    <Button
      variant={saved ? 'contained' : 'text'}
      color={saved ? 'primary' : 'warning'}
      disabled={busy}
      onClick={() => void handleReload()}
    >
      {OUTDATED.reload}
    </Button>
  );
  if (saved)
    return (
      <Frame onClose={onClose} actions={reload}>
        <DialogContentText>{OUTDATED.saved}</DialogContentText>
      </Frame>
    );
  const actions = (
    <>
      <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      {!isSame && (
        <>
          {reload}
          <Button color="warning" type="submit" form={form} disabled={busy} onClick={handleOverwrite}>
            {OUTDATED.overwrite}
          </Button>
        </>
      )}
      <Button variant="contained" disabled={busy || !changes} onClick={() => void handleMerge()}>
        {OUTDATED.merge}
      </Button>
    </>
  );
  return (
    <Frame onClose={onClose} actions={actions}>
      <DialogContentText>{OUTDATED.by(conflict)}</DialogContentText>
      {labels && <DialogContentText sx={{ mt: 1 }}>{OUTDATED.theirs(labels)}</DialogContentText>}
      {changes && (
        <BothChanged
          choices={changes.both}
          stored={theirs}
          typed={mine}
          left={left}
          onLeft={setLeft}
          named={named}
        />
      )}
      <DialogContentText sx={{ mt: 1 }}>{isSame ? OUTDATED.same : OUTDATED.choice}</DialogContentText>
    </Frame>
  );
}

function Unasked({ save }: { save: () => Promise<void> }) {
  useEffect(() => void save(), [save]);
  return null;
}

interface FrameProps {
  onClose: () => void;
  actions: ReactNode;
  children: ReactNode;
}

function Frame({ onClose, actions, children }: FrameProps) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="outdated-title" aria-describedby="outdated-text">
      <DialogTitle id="outdated-title">{OUTDATED.title}</DialogTitle>
      <DialogContent id="outdated-text">{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>
    </Dialog>
  );
}

/** The record as it is stored now. */
function useStored({ version }: ChangedRecord, onFailure: () => void): RaRecord | undefined {
  const id = useGetRecordId();
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const notifyFailure = useNotifyFailure();
  const { data, error } = useQuery({
    queryKey: ['outdated', resource, id, version],
    queryFn: async () => (await provider.getOne<RaRecord>(resource, { id })).data,
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    notifyFailure(error, OUTDATED.failure);
    onFailure();
  }, [error, notifyFailure, onFailure]);
  return data;
}
