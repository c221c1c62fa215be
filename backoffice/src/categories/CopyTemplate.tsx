import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Confirm, useDataProvider, useNotify } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { CategorySelect } from '../form/CategorySelect';
import { SPECS } from '../i18n/specTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** Asks for the category whose template a category gets, too. */
export default function CopyTemplate({ category_id, onClose }: { category_id: number; onClose: () => void }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [from, setFrom] = useState('');
  const [missing, setMissing] = useState(false);
  const categories = useRef<HTMLSelectElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.copySpecFields(Number(from), category_id),
    onSuccess: (added) => {
      notify(SPECS.copied(added), { type: added > 0 ? 'success' : 'info' });
      onClose();
    },
    onError: (failure) =>
      notifyFailure(failure, SPECS.create, { preferServerMessage: true, hasFields: false }),
  });
  function handleConfirm() {
    if (from) return mutate();
    setMissing(true);
    categories.current?.focus();
  }
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={SPECS.copyTitle}
      content={
        <>
          <p>{SPECS.copyContent}</p>
          <CategorySelect
            label={SPECS.copyFrom}
            value={from}
            except={category_id}
            missing={missing ? SPECS.copyFromWhich : undefined}
            onChange={(chosen) => {
              setFrom(chosen);
              setMissing(false);
            }}
            inputRef={categories}
          />
        </>
      }
      confirm={SPECS.copyConfirm}
      onConfirm={handleConfirm}
      onClose={() => !isPending && onClose()}
    />
  );
}
