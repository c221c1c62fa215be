import { Link } from '@mui/material';
import { LinkBase, useReference } from 'react-admin';
import { IN_HISTORY } from '../api/resources';
import type { HistoryResponse } from 'api/schema';
import { currentAdminId } from '../auth/session';
import { NameLink } from '../components/record/NameLink';
import { PATHS } from '../paths';

/** The name at the time of the change, as a link while the record exists. */
export function RecordLink({ entry }: { entry: HistoryResponse }) {
  const { resource, record_id, record_name } = entry;
  if (resource === 'spec-field') return record_name;
  if (resource !== 'admin') return <LinkToExisting entry={entry} />;
  // There is no screen for the profile of another administrator.
  if (record_id !== currentAdminId()) return record_name;
  return (
    <Link component={LinkBase} to={PATHS.profile}>
      {record_name}
    </Link>
  );
}

function LinkToExisting({ entry: { resource, record_id, record_name } }: { entry: HistoryResponse }) {
  const reference = IN_HISTORY[resource];
  // React Admin loads all records of a resource in one request.
  const { referenceRecord } = useReference({ reference, id: record_id });
  if (!referenceRecord) return <span>{record_name}</span>;
  return (
    <NameLink resource={reference} id={record_id}>
      {record_name}
    </NameLink>
  );
}
