import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useReference } from 'react-admin';
import type { HistoryEntry } from '../api/records';
import { currentAdminId } from '../auth/session';
import { PATHS } from '../paths';
import { RESOURCE_OF } from './resources';

/** The record's name at the time, which leads to the record while there is one. */
export function RecordLink({ entry }: { entry: HistoryEntry }) {
  const { resource, record_id, record_name } = entry;
  if (resource !== 'admin') return <LinkWhileThere entry={entry} />;
  // Nobody opens the profile of somebody else.
  if (record_id !== currentAdminId()) return record_name;
  return (
    <Link component={LinkBase} to={PATHS.profile}>
      {record_name}
    </Link>
  );
}

function LinkWhileThere({ entry: { resource, record_id, record_name } }: { entry: HistoryEntry }) {
  const reference = RESOURCE_OF[resource];
  // One call for all records of a kind on the screen.
  const { referenceRecord } = useReference({ reference, id: record_id });
  const createPath = useCreatePath();
  if (!referenceRecord) return record_name;
  return (
    <Link component={LinkBase} to={createPath({ resource: reference, type: 'edit', id: record_id })}>
      {record_name}
    </Link>
  );
}
