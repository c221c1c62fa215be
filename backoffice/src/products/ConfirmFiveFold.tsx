import { fiveFoldChanges } from 'api/shared';
import { useCallback, useRef, useState } from 'react';
import { Confirm, useRegisterMutationMiddleware, useTranslate } from 'react-admin';
import { NotConfirmed } from '../api/failure';
import { FIVE_FOLD } from '../i18n/products';
import { formatNumber } from '../components/record/formatNumber';

type Changes = ReturnType<typeof fiveFoldChanges>;
interface Params {
  data: object;
  previousData?: object;
}
type Save = (resource: string, params: { data: object }) => Promise<unknown>;

/** Asks before a save that makes an amount five times as large or as small, which may be a typing error. */
export function ConfirmFiveFold() {
  const translate = useTranslate();
  const [changes, setChanges] = useState<Changes>([]);
  const answer = useRef<(isConfirmed: boolean) => void>();
  const middleware = useCallback(async (resource: string, params: Params, save: Save) => {
    const found = fiveFoldChanges(params.previousData ?? {}, params.data);
    if (found.length > 0) {
      setChanges(found);
      const isConfirmed = await new Promise<boolean>((resolve) => (answer.current = resolve));
      setChanges([]);
      if (!isConfirmed)
        throw new NotConfirmed(Object.fromEntries(found.map(({ field }) => [field, FIVE_FOLD.check])));
    }
    return save(resource, params);
  }, []);
  useRegisterMutationMiddleware(middleware);
  const label = (field: string) => translate(`resources.produk.fields.${field}`);
  return (
    <Confirm
      isOpen={changes.length > 0}
      title={FIVE_FOLD.title}
      content={
        <>
          {changes.map(({ field, from, to }) => (
            <div key={field}>
              {label(field)}: {formatNumber(from)} → {formatNumber(to)}
            </div>
          ))}
        </>
      }
      confirm={FIVE_FOLD.confirm}
      cancel={FIVE_FOLD.cancel}
      onConfirm={() => answer.current?.(true)}
      onClose={() => answer.current?.(false)}
    />
  );
}
