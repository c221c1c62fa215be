import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { refusalOf } from '../api/failure';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';
import { BRING_BACK, BRING_BACK_ALL } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import type { FieldValue } from '../record/formatValue';
import { FieldChanges } from './FieldChanges';
import { Question } from './Question';
import { useBringingBack } from './useBringingBack';

interface BringBackRecordDialogProps {
  entry: HistoryResponse;
  onClose: () => void;
}

/** Asks first, by the values that the record has now; says so when one of them has changed again since, or the record is gone. */
export default function BringBackRecordDialog({ entry, onClose }: BringBackRecordDialogProps) {
  const { record_id: id } = entry;
  const resource = IN_HISTORY[entry.resource];
  const provider = useDataProvider<typeof dataProvider>();
  const { data: record, error } = useQuery({
    queryKey: ['bring back', entry.id],
    queryFn: async () => (await provider.getOne<RaRecord>(resource, { id })).data,
    retry: false,
    gcTime: 0,
  });
  const valueOf = (field: string) => (record?.[field] ?? null) as FieldValue;
  const fields = Object.entries(entry.changes).filter(
    ([field, { from }]) => record && valueOf(field) !== from,
  );
  const changes = Object.fromEntries(
    fields.map(([field, { from }]) => [field, { from, to: valueOf(field) }] as const),
  );
  const hasChanged = fields.some(([field, { to }]) => valueOf(field) !== to);
  const canBe = record !== undefined && fields.length > 0;
  const { mutate, isPending } = useBringingBack(async (previousData) => {
    const before = fields.map(([field, { from }]) => [field, from ?? ''] as const);
    const data = { ...previousData, ...Object.fromEntries(before) };
    await provider.update(resource, { id, data, previousData });
  }, onClose);
  return (
    <Question
      title={BRING_BACK_ALL.title}
      isOpen={!record && !error}
      yes={
        canBe && {
          label: hasChanged ? BRING_BACK.nonetheless : HISTORY.bringBackAll,
          disabled: isPending,
          act: () => mutate(record),
        }
      }
      onClose={onClose}
    >
      {error && (refusalOf(error) ? BRING_BACK.recordGone : BRING_BACK.failure.failed)}
      {record && !canBe && BRING_BACK.isBack}
      {hasChanged && BRING_BACK_ALL.someChangedSince}
      {canBe && <FieldChanges entry={{ ...entry, changes }} undone />}
    </Question>
  );
}
