import { TEXTS } from 'api/number-places';
import { leftBehind, OLD_AMOUNTS } from 'api/old-numbers';
import { useWatch } from 'react-hook-form';
import { useBeginning } from '../form/useBeginning';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { FieldLinks } from './FieldLinks';
import type { TypedSpecs } from './specs';
import { useLabelled } from './useLabelled';
import { useTemplate } from './useTemplate';

const FIELDS = ['category_id', 'specs', ...TEXTS, ...Object.values(OLD_AMOUNTS).flat()];

/** Of a text that has another number now, the field that still has the one of before: 'packing changed' leads to the text alone. */
export default function LeftBehind() {
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const template = useTemplate(typed.category_id) ?? [];
  const labelled = useLabelled();
  const found = leftBehind(beginning, typed, { ...typed, specs: typed.specs as TypedSpecs | null }, template);
  const words = new Map(found.map(({ field, words }) => [field, words]));
  const fields = labelled([...words.keys()]).map(({ field, label }) => ({
    field,
    label: `${label} (${words.get(field)})`,
  }));
  return <FieldLinks text={PRODUCT_HINT.leftBehind} fields={fields} />;
}
