import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { BroughtBack, HistoryResponse } from '../api/schema';
import { BRING_BACK_ALL } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { FieldChanges } from './FieldChanges';
import { Question } from './Question';

interface BringBackAllDialogProps {
  entry: HistoryResponse;
  onClose: () => void;
}

/** Says first what it would do, and stays to name the products that were left as they are. */
export default function BringBackAllDialog({ entry, onClose }: BringBackAllDialogProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { data: preview, error } = useQuery({
    queryKey: ['riwayat', 'bring-back', entry.id],
    queryFn: () => provider.bringBackPreview(entry.id),
    // What an earlier opening has read may have changed since.
    gcTime: 0,
  });
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => provider.bringBackAll(entry.id),
    onSuccess: (result) => {
      if (result.left_count > 0) return;
      notify(BRING_BACK_ALL.done(result), { type: 'success' });
      handleClose();
    },
    onError: (failure) => {
      notifyFailure(failure, BRING_BACK_ALL.failure, { preferServerMessage: true, hasFields: false });
      handleClose();
    },
  });

  useEffect(() => {
    if (!error) return;
    notifyFailure(error, BRING_BACK_ALL.failure, { preferServerMessage: true, hasFields: false });
    onClose();
  }, [error, notifyFailure, onClose]);

  function handleClose() {
    refresh();
    onClose();
  }

  const shown = data ?? preview;
  const isDone = data !== undefined || (preview && preview.products + preview.trashed === 0);
  const isOfOne = !data && preview?.products === 1 && entry.parts === 0;
  return (
    <Question
      title={BRING_BACK_ALL.title}
      yes={!isDone && { label: HISTORY.bringBackAll, disabled: !preview || isPending, act: () => mutate() }}
      onClose={handleClose}
    >
      {shown ? (
        <>
          {data ? BRING_BACK_ALL.done(data) : BRING_BACK_ALL.question(shown)} <Left result={shown} />
          {isOfOne && <FieldChanges entry={entry} undone />}
        </>
      ) : (
        translate('ra.page.loading')
      )}
    </Question>
  );
}

function Left({ result: { left, left_count } }: { result: BroughtBack }) {
  if (left_count === 0) return null;
  return (
    <>
      {BRING_BACK_ALL.left(left_count)}
      <ul>
        {left.map(({ id, name, reason }) => (
          <li key={id}>{BRING_BACK_ALL.leftOne(name, reason)}</li>
        ))}
        {left_count > left.length && <li>{BRING_BACK_ALL.others(left_count - left.length)}</li>}
      </ul>
    </>
  );
}
