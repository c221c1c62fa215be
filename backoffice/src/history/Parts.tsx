import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useGetList, useListContext, useTranslate } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';
import { HISTORY_PER_PAGE } from '../business';
import { HISTORY } from '../i18n/texts';
import { PATHS } from '../paths';
import { whatWasDone } from '../record/whatWasDone';
import { BringBackAll } from './BringBackAll';
import { RecordLink } from './RecordLink';

/** The other records that were written together with an entry's, once they are asked for. */
export function Parts({ entry }: { entry: HistoryResponse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Typography>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {HISTORY.parts(entry.parts)}
        </Button>{' '}
        {holdsProducts(entry) && <BringBackAll entry={entry} />}
      </Typography>
      {open && <FirstParts entry={entry} />}
    </>
  );
}

/** Whether it is an import, of which a new category is the first, or a change of products; what the first start fills in stays. */
function holdsProducts({ admin_id, resource, action }: HistoryResponse): boolean {
  if (admin_id === null) return false;
  return action === 'create'
    ? resource === 'product' || resource === 'category'
    : action === 'update' && resource === 'product';
}

function FirstParts({ entry }: { entry: HistoryResponse }) {
  const translate = useTranslate();
  const { changed } = useListContext().filterValues as { changed?: string };
  const filter = { part_of: entry.id };
  const { data = [] } = useGetList<HistoryResponse>('riwayat', {
    filter,
    pagination: { page: 1, perPage: HISTORY_PER_PAGE },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <>
      <ul>
        {data.map((part) => (
          <Typography component="li" key={part.id} sx={{ overflowWrap: 'anywhere' }}>
            {(part.action !== entry.action || part.resource !== entry.resource) &&
              // In which way is said of them all.
              `${whatWasDone({ ...part, via: null })} ${translate(`resources.${IN_HISTORY[part.resource]}.name`)} `}
            <RecordLink entry={part} />
          </Typography>
        ))}
      </ul>
      <Link
        component={LinkBase}
        to={`${PATHS.history}?${new URLSearchParams({ filter: JSON.stringify({ together: entry.id, changed }) })}`}
      >
        {HISTORY.allParts}
      </Link>
    </>
  );
}
