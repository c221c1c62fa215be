import { OLD_AMOUNTS, oldAmount, type OldAmount as Source } from 'api/old-numbers';
import { useFormState, useWatch } from 'react-hook-form';
import { OldNumbers } from './OldNumbers';

const FIELDS = Object.values(OLD_AMOUNTS).flat();

/** Of an amount of a product, or its unit. */
export default function OldAmount({ source }: { source: Source }) {
  const { defaultValues = {} } = useFormState();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const old = oldAmount(
    source,
    defaultValues,
    Object.fromEntries(FIELDS.map((field, at) => [field, values[at]])),
  );
  return old && <OldNumbers changed={[old]} />;
}
