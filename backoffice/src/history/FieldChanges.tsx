import { Box, Button } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  FieldTitle,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
  useUpdate,
} from 'react-admin';
import type { HistoryResponse, ProductResponse } from 'api/schema';
import { ON_REQUEST } from '../constants';
import { IN_HISTORY } from '../api/resources';
import { FIELD_GROUPS } from '../components/form/mergeChanges';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { Facts } from '../components/record/Facts';
import { OldAndNew } from '../components/record/OldAndNew';
import type { FieldValue } from '../components/record/formatValue';
import { renderValue } from './renderValue';

/** Told in words, which a record cannot be given back, or of a file that may be gone. */
const IN_WORDS_ONLY = ['pictures', 'product_ids', 'document_id', 'file', 'assignee_id'];

export function FieldChanges({ entry }: { entry: HistoryResponse }) {
  // The sentence of the entry already tells of the trash.
  const shown = Object.entries(entry.changes).filter(([field]) => field !== 'deleted_at');
  if (shown.length === 0) return null;
  // An account has no versions, so nothing would protect what was changed since.
  const isReversible = entry.action === 'update' && entry.resource !== 'admin';
  const facts = shown.map(([field, { from, to }]) => ({
    key: field,
    label: <ChangedField entry={entry} field={field} />,
    value: (
      <>
        <OldAndNew
          from={renderValue(field, from)}
          to={renderValue(field, to)}
          replaced={entry.action === 'update'}
        />
        {isReversible && !IN_WORDS_ONLY.includes(field) && <RevertButton entry={entry} field={field} />}
      </>
    ),
  }));
  return (
    <Box sx={{ mt: 1 }}>
      <Facts facts={facts} />
    </Box>
  );
}

const CATEGORY = 'category.nama_category';

/** Saves the earlier value into the record as it is now, after a question that shows what is replaced. */
function RevertButton({ entry, field }: { entry: HistoryResponse; field: string }) {
  const resource = IN_HISTORY[entry.resource];
  const [record, setRecord] = useState<RaRecord>();
  const provider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const group = FIELD_GROUPS.find((fields) => fields.includes(field)) ?? [field];
  const fields = group.filter((each) => Object.hasOwn(entry.changes, each));

  const ask = () =>
    provider.getOne(resource, { id: entry.record_id }).then(
      ({ data }) => setRecord(data as RaRecord),
      (error: unknown) => notifyFailure(error, HISTORY.notReverted, { preferServerMessage: true }),
    );

  function revert(previousData: RaRecord) {
    const before = fields.map((each) => valueBefore(entry, each, previousData));
    const data = before.reduce<RaRecord>((record, some) => ({ ...record, ...some }), previousData);
    void update(
      resource,
      { id: entry.record_id, data, previousData },
      {
        onSuccess: () => notify(HISTORY.reverted, { type: 'success' }),
        onError: (error) =>
          notifyFailure(error, HISTORY.notReverted, { preferServerMessage: true, hasFields: false }),
        onSettled: () => {
          setRecord(undefined);
          refresh();
        },
      },
    );
  }
  return (
    <>
      <Button size="small" sx={{ mt: 0.5 }} onClick={() => void ask()}>
        {HISTORY.revert}
      </Button>
      {record && (
        <Confirm
          isOpen
          loading={isPending}
          title={HISTORY.revertTitle(entry.record_name)}
          content={
            <>
              {fields.map((each) => (
                <Box key={each} sx={{ mb: 1 }}>
                  <ChangedField entry={entry} field={each} />:
                  <OldAndNew
                    from={renderValue(each, valueNow(entry, each, record))}
                    to={renderValue(each, entry.changes[each]?.from ?? null)}
                    replaced
                  />
                </Box>
              ))}
            </>
          }
          confirm={HISTORY.revert}
          onConfirm={() => revert(record)}
          onClose={() => !isPending && setRecord(undefined)}
        />
      )}
    </>
  );
}

function valueBefore({ changes, values }: HistoryResponse, field: string, { specs }: RaRecord): object {
  const key = specKey(field);
  const before = values[field]?.from ?? null;
  if (key) return { specs: { ...(specs as object), [key]: before } };
  if (field === CATEGORY) return { category_id: (before as { id: number } | null)?.id };
  const from = changes[field]?.from ?? null;
  return { [field]: field === 'price' ? (from ?? ON_REQUEST) : (from ?? '') };
}

/** A specification takes its text from the entry, as only the server puts one into words. */
function valueNow({ changes }: HistoryResponse, field: string, record: RaRecord): FieldValue {
  if (field === CATEGORY) return (record as ProductResponse).category.nama_category;
  return specKey(field) ? (changes[field]?.to ?? null) : ((record[field] ?? null) as FieldValue);
}

const SPECS = 'specs.';

/** Undefined for a field that is no specification. */
const specKey = (field: string) => (field.startsWith(SPECS) ? field.slice(SPECS.length) : undefined);

/** The label of a field; that of a specification is the one of the time of the change. */
function ChangedField({ entry, field }: { entry: HistoryResponse; field: string }) {
  const label = entry.labels[field] ?? specKey(field);
  return label ?? <FieldTitle source={field} resource={IN_HISTORY[entry.resource]} />;
}
