import { oldSpecNumbers } from 'api/old-numbers';
import { OldNumbers } from './OldNumbers';
import type { SpecField, TypedSpec, TypedSpecs } from './specs';

interface OldSpecProps {
  field: SpecField;
  value?: TypedSpec;
  stored: TypedSpec;
  /** All that are typed. */
  specs: TypedSpecs;
}

/** Of a specification. */
export default function OldSpec({ field, value, stored, specs }: OldSpecProps) {
  const others = Object.keys(specs).filter((slot) => slot !== field.key);
  const changed = oldSpecNumbers(
    field,
    stored,
    value,
    others.map((slot) => specs[slot] ?? {}),
  );
  return <OldNumbers changed={changed} />;
}
