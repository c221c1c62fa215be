import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FilterLiveForm, ListBase, SelectInput, TextInput, useListContext, useTranslate } from 'react-admin';
import { CardList } from '../admin/list/CardList';
import { logOnly } from '../admin/list/logOnly';
import { PageHeading } from '../admin/layout/PageHeading';
import type { HistoryEntry } from '../api/records';
import { HISTORY_PER_PAGE } from '../business';
import { shownTime } from '../shownTime';
import { HISTORY } from '../texts';
import { FieldChanges } from './FieldChanges';
import { RecordLink } from './RecordLink';
import { RESOURCE_OF } from './resources';

const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/** Who changed what, the newest first. Its filters are those of its address and are not remembered. */
export default function HistoryList() {
  return (
    <ListBase
      perPage={HISTORY_PER_PAGE}
      sort={{ field: 'at', order: 'DESC' }}
      storeKey={false}
      queryOptions={logOnly}
    >
      <PageHeading title={HISTORY.title} actions={<AllEntries />} />
      <HistoryFilters />
      <CardList<HistoryEntry> component="ol" empty={HISTORY.empty}>
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </CardList>
    </ListBase>
  );
}

function AllEntries() {
  const { setFilters, ...list } = useListContext<HistoryEntry>();
  const filters = list.filterValues as Record<string, unknown>;
  if (Object.keys(filters).length === 0) return null;
  return <Button onClick={() => setFilters({})}>{HISTORY.all}</Button>;
}

function HistoryFilters() {
  return (
    <FilterLiveForm debounce={300}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0.5, sm: 2 }, mb: 2, maxWidth: 720 }}>
        <TextInput source="q" label={HISTORY.search} type="search" resettable helperText={false} />
        <SelectInput
          source="resource"
          label={HISTORY.resource}
          choices={choicesOf(HISTORY.resources)}
          emptyText={HISTORY.any}
          helperText={false}
        />
        <SelectInput
          source="action"
          label={HISTORY.action}
          choices={choicesOf(HISTORY.actions)}
          emptyText={HISTORY.any}
          helperText={false}
        />
      </Stack>
    </FilterLiveForm>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { admin_name, action, at, changes, resource } = entry;
  const did = action === 'delete' && 'deleted_at' in changes ? HISTORY.toTrash : HISTORY.did[action];
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{admin_name}</strong> {did} {translate(`resources.${RESOURCE_OF[resource]}.name`)}{' '}
        <RecordLink entry={entry} />
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
        {shownTime(at)}
      </Typography>
      <FieldChanges entry={entry} />
    </Card>
  );
}
