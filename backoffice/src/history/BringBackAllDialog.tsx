import Link from '@mui/material/Link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkBase, useCreatePath, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { BroughtBack, HistoryResponse, ProductOfEntry } from 'api/schema';
import { BRING_BACK, BRING_BACK_ALL } from '../i18n/bringBackTexts';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { FieldChanges } from './FieldChanges';
import { Question } from './Question';
import { Listed } from './SpecsWithCategory';

interface BringBackAllDialogProps {
  entry: HistoryResponse;
  alone: boolean;
  onClose: () => void;
}

/** Says first what it would do, and stays to name the products that were left as they are. */
export default function BringBackAllDialog({ entry, alone, onClose }: BringBackAllDialogProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { data: preview, error } = useQuery({
    queryKey: ['riwayat', 'bring-back', entry.id, alone],
    queryFn: () => provider.bringBackPreview(entry.id, alone),
    // What an earlier opening has read may have changed since.
    gcTime: 0,
  });
  const isOfOne = preview?.fields !== undefined;
  const {
    mutate,
    isPending,
    data: done,
  } = useMutation({
    mutationFn: async (overwrite: boolean) => {
      const result = await provider.bringBackAll(entry.id, { overwrite, alone });
      return { result };
    },
    onSuccess: ({ result }) => {
      if (result.left_count > 0 || (!isOfOne && result.kept_prices)) return;
      const done = BRING_BACK_ALL.done(result);
      notify(done, { type: 'success' });
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

  const data = done?.result;
  const shown = data ?? preview;
  const isDone = data !== undefined || (preview && preview.products + preview.trashed === 0);
  const answer = (label: string, overwrite: boolean) => ({
    label,
    disabled: !preview || isPending,
    act: () => mutate(overwrite),
  });
  const isPartly = !data && (preview?.left_fields ?? []).length > 0;
  const nonetheless = isPartly && answer(BRING_BACK.nonetheless, true);
  const all = answer(isPartly ? BRING_BACK_ALL.rest : HISTORY.bringBackAll, false);
  return (
    <Question
      title={BRING_BACK_ALL.title}
      yes={isDone ? nonetheless : all}
      also={!isDone && nonetheless}
      onClose={handleClose}
    >
      {data ? (
        BRING_BACK_ALL.done(data)
      ) : preview ? (
        <Preview entry={entry} result={preview} />
      ) : (
        translate('ra.page.loading')
      )}{' '}
      {shown && <Lost result={shown} />}
      {shown && !isOfOne && <KeptPrices result={shown} />}{' '}
      {shown && !isPartly && <Left entry={entry} result={shown} />}
    </Question>
  );
}

/** Of several products the first with their values; of one the values that would only come back over others too. */
function Preview({ entry, result }: { entry: HistoryResponse; result: BroughtBack }) {
  const { fields, left_fields = [] } = result;
  if (!fields)
    return (
      <>
        {BRING_BACK_ALL.question(result)}
        <Named entry={entry} result={result} />
      </>
    );
  if (fields.length + left_fields.length === 0) return BRING_BACK.isBack;
  const [said, title] =
    fields.length === 0
      ? [BRING_BACK_ALL.allLeft, BRING_BACK_ALL.before]
      : [BRING_BACK_ALL.question(result), BRING_BACK_ALL.leftFields];
  const changes = Object.entries(entry.changes).filter(([field]) => fields.includes(field));
  return (
    <>
      {said}
      <FieldChanges entry={{ ...entry, changes: Object.fromEntries(changes) }} undone />
      <Listed title={title} entry={entry} fields={left_fields} />
    </>
  );
}

/** The first of those that it is done to. */
function Named({
  entry,
  result: { named, products, trashed },
}: {
  entry: HistoryResponse;
  result: BroughtBack;
}) {
  const others = products + trashed - named.length;
  if (named.length === 0) return null;
  return (
    <ul>
      {named.map((product) => {
        const { id, name, changes } = product;
        const isAdded = Object.keys(changes).length === 0;
        return (
          <li key={id}>
            {isAdded ? BRING_BACK_ALL.one(name, BRING_BACK_ALL.toTrash) : name}
            <FieldChanges entry={ofProduct(entry, product)} undone />
          </li>
        );
      })}
      {others > 0 && <li>{BRING_BACK_ALL.others(others)}</li>}
    </ul>
  );
}

/** The part of an entry that a product has. */
const ofProduct = (entry: HistoryResponse, { id, changes, labels }: ProductOfEntry): HistoryResponse => ({
  ...entry,
  resource: 'product',
  action: 'update',
  record_id: id,
  changes,
  labels,
});

const Lost = ({ result: { lost, lost_count } }: { result: BroughtBack }) =>
  lost_count > 0 && BRING_BACK_ALL.lost(lost_count, lost.join(', '));

/** Those whose price stays for a pack that weighs something else, each with its form, which says so too. */
function KeptPrices({ result: { kept_prices = [], kept_price_count = 0 } }: { result: BroughtBack }) {
  const createPath = useCreatePath();
  if (kept_price_count === 0) return null;
  return (
    <>
      {`\n\n${BRING_BACK_ALL.keptPrices}`}
      <ul>
        {kept_prices.map(({ id, name, sentence }) => (
          <li key={id}>
            <Link component={LinkBase} to={createPath({ resource: 'produk', type: 'edit', id })}>
              {name}
            </Link>
            {`: ${sentence}`}
          </li>
        ))}
        {kept_price_count > kept_prices.length && (
          <li>{BRING_BACK_ALL.others(kept_price_count - kept_prices.length)}</li>
        )}
      </ul>
    </>
  );
}

/** The products that stay as they are, or partly, each with the values that do not come back. */
function Left({ entry, result }: { entry: HistoryResponse; result: BroughtBack }) {
  const { left, left_count } = result;
  if (left_count === 0) return null;
  return (
    <>
      {BRING_BACK_ALL.left(
        left_count,
        left.some(({ partly }) => partly),
      )}
      <ul>
        {left.map((product) => (
          <li key={product.id}>
            {BRING_BACK_ALL.one(product.name, product.reason)}
            <Listed
              title={BRING_BACK_ALL.before}
              entry={ofProduct(entry, product)}
              fields={Object.keys(product.changes)}
            />
          </li>
        ))}
        {left_count > left.length && <li>{BRING_BACK_ALL.others(left_count - left.length)}</li>}
      </ul>
    </>
  );
}
