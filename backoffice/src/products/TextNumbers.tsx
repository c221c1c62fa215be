import { TEXTS } from 'api/number-places';
import { leftBehind, OLD_AMOUNTS } from 'api/old-numbers';
import { unlikeNumbers } from 'api/unlike-numbers';
import { useWatch } from 'react-hook-form';
import { useBeginning } from '../form/useBeginning';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { FieldLinks } from '../form/FieldLinks';
import type { TypedSpecs } from './specs';
import { useLabelled } from '../form/useLabelled';
import { useTemplate } from './useTemplate';

const FIELDS = ['category_id', 'specs', ...TEXTS, ...Object.values(OLD_AMOUNTS).flat()];

/** Of the numbers in texts: those that the fields, or the texts in the other language, say otherwise. */
export default function TextNumbers() {
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  return (
    <>
      <LeftBehind typed={typed} />
      <Unlike typed={typed} />
    </>
  );
}

interface Typed {
  typed: Record<string, unknown>;
}

/** Of a text that has another number now, the field that still has the one of before: 'packing changed' leads to the text alone. */
function LeftBehind({ typed }: Typed) {
  const beginning = useBeginning();
  const template = useTemplate(typed.category_id) ?? [];
  const found = leftBehind(beginning, typed, { ...typed, specs: typed.specs as TypedSpecs | null }, template);
  return (
    <FieldLinks
      text={PRODUCT_HINT.leftBehind}
      fields={useSaid(found.map(({ field, words }) => [field, words]))}
    />
  );
}

function Unlike({ typed }: Typed) {
  const found = unlikeNumbers(typed).flatMap(({ fields, words }) =>
    fields.map((field, at): [string, string] => [field, words[at] ?? '']),
  );
  return <FieldLinks text={PRODUCT_HINT.unlike} fields={useSaid(found)} />;
}

/** Fields with what is said of each: 'Kemasan (50 kg)'. */
function useSaid(found: readonly (readonly [field: string, words: string])[]) {
  const words = new Map(found);
  const labelled = useLabelled();
  return labelled([...words.keys()]).map(({ field, label }) => ({
    field,
    label: `${label} (${words.get(field)})`,
  }));
}
