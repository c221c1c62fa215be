import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, type RaRecord, useDataProvider, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { HistoryResponse, ProductResponse } from 'api/schema';
import { ON_REQUEST } from '../constants';
import { IN_HISTORY } from '../api/resources';
import { TOGETHER } from '../components/form/mergeChanges';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { OldAndNew } from '../components/record/OldAndNew';
import type { FieldValue } from '../components/record/formatValue';
import { ChangedField, specKey } from './ChangedField';
import { shownValue } from './shownValue';

/** The old and the new value of each field, one below the other: side by side they would not fit on a phone. */
export function FieldChanges({ entry }: { entry: HistoryResponse }) {
  // The sentence of the entry already tells a move to or from the trash.
  const shown = Object.entries(entry.changes).filter(([field]) => field !== 'deleted_at');
  if (shown.length === 0) return null;
  // An account has no versions.
  const isReversible = entry.action === 'update' && entry.resource !== 'admin';
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0, mt: 1 }}>
      {shown.map(([field, { from, to }]) => (
        <Box key={field} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '140px 1fr' } }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <ChangedField entry={entry} field={field} />
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
            <OldAndNew
              from={shownValue(field, from)}
              to={shownValue(field, to)}
              replaced={entry.action === 'update'}
            />
            {isReversible && <RevertButton entry={entry} field={field} />}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const CATEGORY = 'category.nama_category';

/** Saves the value of before a change, as an edit of the record as it is now: the question shows what is replaced. */
function RevertButton({ entry, field }: { entry: HistoryResponse; field: string }) {
  const resource = IN_HISTORY[entry.resource];
  const [record, setRecord] = useState<RaRecord>();
  const provider = useDataProvider();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();
  const group = TOGETHER.find((fields) => fields.includes(field)) ?? [field];
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
