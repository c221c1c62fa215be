import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from '../api/schema';
import { BRING_BACK, BRING_BACK_ALL } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import type { FieldValue } from '../record/formatValue';
import { FieldChanges } from './FieldChanges';
import { once } from './once';

interface BringBackRecordDialogProps {
  entry: HistoryResponse;
  onClose: () => void;
}

/** Asks first, by the values that the record has now; says so when one of them has changed again since, or the record is gone. */
export default function BringBackRecordDialog({ entry, onClose }: BringBackRecordDialogProps) {
  const { record_id: id } = entry;
  const resource = IN_HISTORY[entry.resource];
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { data: record, error } = useQuery({
    queryKey: ['bring back', entry.id],
    queryFn: async () => (await provider.getOne<RaRecord>(resource, { id })).data,
    retry: false,
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (previousData: RaRecord) => {
      const before = fields.map(([field, { from }]) => [field, from ?? ''] as const);
      const data = { ...previousData, ...Object.fromEntries(before) };
      return provider.update(resource, { id, data, previousData });
    },
    onSuccess: () => notify(BRING_BACK.done, { type: 'success' }),
    onError: (failure) =>
      notifyFailure(failure, BRING_BACK.failure, { preferServerMessage: true, hasFields: false }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });

  const valueOf = (field: string) => (record?.[field] ?? null) as FieldValue;
  const fields = Object.entries(entry.changes).filter(
    ([field, { from }]) => record && valueOf(field) !== from,
  );
  const changes = Object.fromEntries(
    fields.map(([field, { from }]) => [field, { from, to: valueOf(field) }] as const),
  );
  const hasChanged = fields.some(([field, { to }]) => valueOf(field) !== to);
  const canBe = record && fields.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="bring-back-all-title"
      aria-describedby="bring-back-all-text"
    >
      <DialogTitle id="bring-back-all-title">{BRING_BACK_ALL.title}</DialogTitle>
      <DialogContent id="bring-back-all-text">
        {error && (refusalOf(error) ? BRING_BACK.recordGone : BRING_BACK.failure.failed)}
        {record && !canBe && BRING_BACK.isBack}
        {hasChanged && BRING_BACK_ALL.someChangedSince}
        {canBe && <FieldChanges entry={{ ...entry, changes }} undone />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          {translate(error || (record && !canBe) ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {canBe && (
          <Button variant="contained" disabled={isPending} onClick={once(() => mutate(record))}>
            {hasChanged ? BRING_BACK.nonetheless : HISTORY.bringBackAll}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
