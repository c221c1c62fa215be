import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SelectInput, TextInput, useGetList, useListContext, useLocation, useTranslate } from 'react-admin';
import { LIMITS } from 'api/contract';
import { IN_HISTORY } from '../api/resources';
import type { AdminAccountResponse, HistoryResponse } from 'api/schema';
import { HISTORY_PER_PAGE } from '../business';
import { formatDay, formatTime } from '../formatTime';
import { HISTORY } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CardList } from '../list/CardList';
import { ClearSearch } from '../list/ClearSearch';
import { RecordList } from '../list/RecordList';
import { SearchForm } from '../list/SearchForm';
import { whatWasDone } from '../record/whatWasDone';
import { BringBackAll, hasPlainFields } from './BringBackAll';
import { FieldChanges } from './FieldChanges';
import { Parts } from './Parts';
import { RecordLink } from './RecordLink';

const ACTIONS = Object.entries(HISTORY.actions).map(([id, name]) => ({ id, name }));

/** Of products. */
const CHANGED = [
  'price',
  'export_price',
  'availability',
  'name',
  'description',
  'category.nama_category',
  'image',
] as const;

/** What was done in such a way is all of it. */
const WAYS = Object.keys(HISTORY.didBy).map((way) => `"action":"${way}"`);
const OF_A_KIND = /^\{("(resource|action|changed|admin_id|since|until)":("[\w.-]+"|\d+),?)*\}$/;
type FoldedBy = true | 'resource' | 'action' | 'kind';

/** What was done together is one entry, among those of a kind or of somebody too, unless a record or a name is looked for. */
function foldedBy(search: string): { folded: FoldedBy } | undefined {
  const filter = new URLSearchParams(search).get('filter') ?? '{}';
  if (!OF_A_KIND.test(filter)) return undefined;
  const isOfResource = filter.includes('"resource":');
  const isOfAction = filter.includes('"action":') && !WAYS.some((way) => filter.includes(way));
  if (isOfResource) return { folded: isOfAction ? 'kind' : 'resource' };
  return { folded: isOfAction ? 'action' : true };
}

/** All changes, the newest first. The filters are those of the address and are not stored. */
export default function HistoryList() {
  const folded = foldedBy(useLocation().search);
  return (
    <RecordList
      resource="riwayat"
      filter={folded}
      perPage={HISTORY_PER_PAGE}
      sort={{ field: 'at', order: 'DESC' }}
      storeKey={false}
    >
      <PageHeading title={HISTORY.title} actions={<ClearSearch label={HISTORY.all} />} />
      <OnlyParts />
      <HistoryFilters />
      <CardList<HistoryResponse>
        component="ol"
        empty={HISTORY.empty}
        noneMatches={HISTORY.noneMatches}
        next={HISTORY.emptyNext}
        heading={({ at }) => formatDay(at)}
      >
        {(entry) => <Entry key={entry.id} entry={entry} folded={folded !== undefined} />}
      </CardList>
    </RecordList>
  );
}

/** No filter below says so. */
function OnlyParts() {
  const { together } = useListContext().filterValues as { together?: number };
  return together ? <Typography sx={{ mb: 2 }}>{HISTORY.onlyParts}</Typography> : null;
}

function HistoryFilters() {
  const translate = useTranslate();
  const resources = Object.entries(IN_HISTORY).map(([id, resource]) => {
    const name = translate(`resources.${resource}.name`);
    return { id, name: name.charAt(0).toUpperCase() + name.slice(1) };
  });
  const { data: administrators = [] } = useGetList<AdminAccountResponse>('administrator', {
    pagination: { page: 1, perPage: LIMITS.rows },
    sort: { field: 'first_name', order: 'ASC' },
  });
  const authors = administrators.map(({ id, first_name, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`,
  }));
  return (
    <SearchForm label={HISTORY.search}>
      <SelectInput
        source="resource"
        label={HISTORY.resource}
        choices={resources}
        emptyText={HISTORY.any}
        helperText={false}
      />
      <SelectInput
        source="action"
        label={HISTORY.action}
        choices={ACTIONS}
        emptyText={HISTORY.any}
        helperText={false}
      />
      <SelectInput
        source="changed"
        label={HISTORY.changed}
        choices={CHANGED.map((id) => ({ id, name: translate(`resources.produk.fields.${id}`) }))}
        emptyText={HISTORY.any}
        helperText={false}
      />
      {(['since', 'until'] as const).map((source) => (
        <TextInput
          key={source}
          source={source}
          type="date"
          label={HISTORY[source]}
          helperText={false}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <SelectInput
        source="admin_id"
        label={HISTORY.by}
        choices={[...authors, { id: 'none', name: HISTORY.etalase }]}
        emptyText={HISTORY.any}
        helperText={false}
      />
    </SearchForm>
  );
}

const HAVE_NO_TRASH: readonly HistoryResponse['resource'][] = ['category', 'dashboard', 'spec-field'];

/**
 * Whether it changed several fields of one record that can come back at once: a product's picture only comes back alone. Or a record that
 * can be added again, or an import of a single product.
 */
function isWhole(entry: HistoryResponse): boolean {
  if (entry.action === 'delete') return HAVE_NO_TRASH.includes(entry.resource);
  if (entry.action === 'create' && entry.via === 'import') return entry.parts === 0 && entry.part_of === null;
  const fields = Object.keys(entry.changes);
  if (entry.action !== 'update' || fields.length < 2) return false;
  if (hasPlainFields(entry)) return true;
  return entry.resource === 'product' && !fields.some((field) => ['image', 'focus'].includes(field));
}

interface EntryProps {
  entry: HistoryResponse;
  /** The entries that are part of it are not in the list. */
  folded: boolean;
}

function Entry({ entry, folded }: EntryProps) {
  const { admin_name, at, resource } = entry;
  const translate = useTranslate();
  const hasParts = folded && entry.parts > 0;
  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{admin_name}</strong> {whatWasDone(entry)}{' '}
        {translate(`resources.${IN_HISTORY[resource]}.name`)} <RecordLink entry={entry} />
      </Typography>
      <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
        {formatTime(at)}
      </Typography>
      {hasParts && entry.action === 'create' ? null : <FieldChanges entry={entry} />}
      {hasParts && <Parts entry={entry} />}
      {!(hasParts && entry.action === 'update') && isWhole(entry) && <BringBackAll entry={entry} alone />}
    </Card>
  );
}
