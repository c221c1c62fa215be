import { OLD_AMOUNTS, oldAmount, type OldAmount as Source } from 'api/old-numbers';
import { useWatch } from 'react-hook-form';
import { useBeginning } from '../form/useBeginning';
import { OldNumbers } from './OldNumbers';

const FIELDS = Object.values(OLD_AMOUNTS).flat();

const isKept = (source: string): source is Source => Object.hasOwn(OLD_AMOUNTS, source);

/** Of an amount of a product, or its unit: none of one that descriptions do not have. */
export default function OldAmount({ source }: { source: string }) {
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const old = isKept(source) && oldAmount(source, beginning, typed);
  return old ? <OldNumbers changed={[old]} /> : null;
}
