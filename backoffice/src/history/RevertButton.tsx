import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, type RaRecord, useDataProvider, useNotify, useRefresh, useUpdate } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { CreateProductRequest, HistoryResponse, ProductResponse } from 'api/schema';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import type { FieldValue } from '../record/formatValue';
import { OldAndNew } from '../record/OldAndNew';
import { ChangedField, specKey } from './ChangedField';
import { shownValue } from './shownValue';

const ON_REQUEST = 'on_request' satisfies CreateProductRequest['price'];
const CATEGORY = 'category.nama_category';
/** Fields that say nothing without each other come back together, as far as they changed together. */
const GROUPS = [
  ['image', 'focus'],
  ['price', 'price_unit', 'pack_net_kg'],
  ['export_price', 'export_currency', 'export_unit'],
  ['moq', 'moq_unit'],
  ['lead_days_min', 'lead_days_max'],
  ['availability', 'back_in_stock_on'],
];

/** Saves the value of before a change, as an edit of the record as it is now: the question shows what is replaced. */
export function RevertButton({ entry, field }: { entry: HistoryResponse; field: string }) {
  const resource = IN_HISTORY[entry.resource];
  const [record, setRecord] = useState<RaRecord>();
  const provider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const group = GROUPS.find((fields) => fields.includes(field)) ?? [field];
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
                    from={shownValue(each, valueNow(entry, each, record))}
                    to={shownValue(each, entry.changes[each]?.from ?? null)}
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

/** What an update has to say for a field to be as before. */
function valueBefore({ changes, values }: HistoryResponse, field: string, { specs }: RaRecord): object {
  const key = specKey(field);
  const before = values[field]?.from ?? null;
  if (key) return { specs: { ...(specs as object), [key]: before } };
  if (field === CATEGORY) return { category_id: (before as { id: number } | null)?.id };
  const from = changes[field]?.from ?? null;
  return { [field]: field === 'price' ? (from ?? ON_REQUEST) : (from ?? '') };
}

/** Of a specification what it became, as its own words are the server's. */
function valueNow({ changes }: HistoryResponse, field: string, record: RaRecord): FieldValue {
  if (field === CATEGORY) return (record as ProductResponse).category.nama_category;
  return specKey(field) ? (changes[field]?.to ?? null) : ((record[field] ?? null) as FieldValue);
}
