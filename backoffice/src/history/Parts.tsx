import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useGetList } from 'react-admin';
import type { HistoryResponse } from '../api/schema';
import { HISTORY_PER_PAGE } from '../business';
import { HISTORY } from '../i18n/texts';
import { PATHS } from '../paths';
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
        {entry.resource === 'product' && entry.action === 'update' && <BringBackAll entry={entry} />}
      </Typography>
      {open && <FirstParts entry={entry} />}
    </>
  );
}

function FirstParts({ entry }: { entry: HistoryResponse }) {
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
            <RecordLink entry={part} />
          </Typography>
        ))}
      </ul>
      <Link
        component={LinkBase}
        to={`${PATHS.history}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}
      >
        {HISTORY.allParts}
      </Link>
    </>
  );
}
