import { Card, Typography } from '@mui/material';
import { TextInput, useLocation, useTranslate } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';
import { HISTORY_PER_PAGE } from '../constants';
import { formatDay, formatTime } from '../formatTime';
import { HISTORY } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CodeInput } from '../components/CodeInput';
import { CardList } from '../components/list/CardList';
import { ClearSearch } from '../components/list/ClearSearch';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { actionVerb } from '../components/record/actionVerb';
import { FieldChanges } from './FieldChanges';
import { Parts, UndoBulk } from './Parts';
import { RecordLink } from './RecordLink';

/** The API then gives one entry for what was done together. */
const FOLDED = { folded: true };
const isFiltered = (search: string) => (new URLSearchParams(search).get('filter') ?? '{}') !== '{}';

export default function HistoryList() {
  const folded = !isFiltered(useLocation().search);
  return (
    <RecordList
      resource="riwayat"
      filter={folded ? FOLDED : undefined}
      perPage={HISTORY_PER_PAGE}
      sort={{ field: 'at', order: 'DESC' }}
      storeKey={false}
    >
      <PageHeading title={HISTORY.title} actions={<ClearSearch label={HISTORY.all} />} />
      <HistoryFilters />
      <CardList<HistoryResponse>
        component="ol"
        empty={HISTORY.empty}
        noneMatches={HISTORY.noneMatches}
        next={HISTORY.emptyNext}
        heading={({ at }) => formatDay(at)}
      >
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </CardList>
    </RecordList>
  );
}

function HistoryFilters() {
  const translate = useTranslate();
  const named = Object.entries(IN_HISTORY).map(([code, resource]) => {
    const name = translate(`resources.${resource}.name`);
    return [code, name.charAt(0).toUpperCase() + name.slice(1)];
  });
  const resources = Object.fromEntries(named) as Record<string, string>;
  return (
    <SearchForm label={HISTORY.search}>
      <CodeInput source="resource" label={HISTORY.resource} words={resources} emptyText={HISTORY.any} />
      <CodeInput source="action" label={HISTORY.action} words={HISTORY.actions} emptyText={HISTORY.any} />
      {(['since', 'until'] as const).map((source) => (
        <TextInput
          key={source}
          source={source}
          type="date"
          label={HISTORY[source]}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </SearchForm>
  );
}

/** A move of one product can be undone only as a whole: its category may require the specifications that were lost. */
const isMove = ({ parts, resource, action, changes }: HistoryResponse) =>
  parts === 0 && resource === 'product' && action === 'update' && 'category.nama_category' in changes;

function Entry({ entry }: { entry: HistoryResponse }) {
  const { admin_name, at, resource, parts, action } = entry;
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{admin_name}</strong> {actionVerb(entry)}{' '}
        {translate(`resources.${IN_HISTORY[resource]}.name`)} <RecordLink entry={entry} />
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
        {formatTime(at)}
      </Typography>
      {(parts === 0 || action !== 'create') && <FieldChanges entry={entry} />}
      {parts > 0 && <Parts entry={entry} />}
      {isMove(entry) && <UndoBulk entry={entry} />}
    </Card>
  );
}
