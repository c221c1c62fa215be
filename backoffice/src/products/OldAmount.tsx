import { OLD_AMOUNTS, oldAmount, type OldAmount as Source } from 'api/old-numbers';
import { useWatch } from 'react-hook-form';
import { useBeginning } from '../form/useBeginning';
import { OldNumbers } from './OldNumbers';

const FIELDS = Object.values(OLD_AMOUNTS).flat();

/** Of an amount of a product, or its unit. */
export default function OldAmount({ source }: { source: Source }) {
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const old = oldAmount(
    source,
    beginning,
    Object.fromEntries(FIELDS.map((field, at) => [field, values[at]])),
  );
  return old && <OldNumbers changed={[old]} />;
}
