import { useRecordContext } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { OldNumbers } from './OldNumbers';

/** Below the descriptions of a stored product: what its texts have of amounts and specifications that were changed before. */
export default function KeptNumbers() {
  const record = useRecordContext<ProductResponse>();
  return record && <OldNumbers changed={record.old_numbers} isStored />;
}
