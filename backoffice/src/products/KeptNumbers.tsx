import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { RightTick } from '../form/RightTick';
import { OldNumbers } from './OldNumbers';

const FIELD = 'current_numbers';

/** Below the descriptions of a stored product: what its texts have of amounts and specifications that were changed before. */
export default function KeptNumbers() {
  const record = useRecordContext<ProductResponse>();
  return record && <OldNumbers changed={record.old_numbers} confirm={<Confirm />} />;
}

/** All of them at once. */
function Confirm() {
  const { setValue } = useFormContext();
  const isRight = useWatch<Record<string, boolean | undefined>>({ name: FIELD }) ?? false;
  return (
    <RightTick checked={isRight} onChange={(checked) => setValue(FIELD, checked, { shouldDirty: true })} />
  );
}
