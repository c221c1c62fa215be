import { brokenSpec } from 'api/broken-numbers';
import { oldSpecNumbers } from 'api/old-numbers';
import { useWatch } from 'react-hook-form';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { OldNumbers } from './OldNumbers';
import type { SpecField, TypedSpec, TypedSpecs } from './specs';
import { useCategoryText } from './useCategoryText';

interface OldSpecProps {
  field: SpecField;
  /** Of the category. */
  template: readonly SpecField[];
  value?: TypedSpec;
  /** All that are typed. */
  specs: TypedSpecs;
}

/** Of a specification, of a copy that of its original too; none while another category is tried out. */
export default function OldSpec({ field, template, value, specs }: OldSpecProps) {
  const category = useWatch<Record<string, unknown>>({ name: 'category_id' });
  const beginning = useBeginning();
  const before = (beginning.specs as TypedSpecs | null | undefined)?.[field.key];
  const said = useCategoryText(before !== undefined && !isSame(before, value));
  if (!before || beginning.category_id !== category) return null;
  const others = template.filter(({ key }) => key !== field.key);
  const changed = oldSpecNumbers(
    field,
    before,
    value,
    others.map((other) => [other, specs[other.key] ?? {}]),
  );
  return <OldNumbers changed={changed} broken={brokenSpec(said ?? '', field, before, value)} />;
}
