import { useRecordContext } from 'react-admin';
import { RightTick } from './RightTick';
import { useStillRight } from './useStillRight';

/** Below a translation whose text has changed: it stays as it is, and is outdated no more. */
export default function StillRight({ field }: { field: string }) {
  const record = useRecordContext<{ id?: number }>();
  const { confirmed, confirm } = useStillRight();
  // A new record has nothing that was translated before.
  if (record?.id === undefined) return null;
  return <RightTick checked={confirmed.includes(field)} onChange={(isRight) => confirm(field, isRight)} />;
}
