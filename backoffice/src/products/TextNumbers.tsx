import { TEXTS } from 'api/number-places';
import { leftBehind, OLD_AMOUNTS } from 'api/old-numbers';
import { UNLIKE, unlikeNumbers } from 'api/unlike-numbers';
import { useWatch } from 'react-hook-form';
import { FieldLinks } from '../form/FieldLinks';
import { useBeginning } from '../form/useBeginning';
import { useLabelledWords } from '../form/useLabelled';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import type { TypedSpecs } from './specs';
import { useTemplate } from './useTemplate';

const FIELDS = ['category_id', 'specs', ...TEXTS, ...Object.values(OLD_AMOUNTS).flat()];

/**
 * Of a text that has another number now, the field that still has the one of before: 'packing changed' leads to the text alone. Where
 * there is none, the texts that the other language says another number in.
 */
export default function TextNumbers() {
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const template = useTemplate(typed.category_id) ?? [];
  const labelled = useLabelledWords();
  const behind = leftBehind(
    beginning,
    typed,
    { ...typed, specs: typed.specs as TypedSpecs | null },
    template,
  );
  const unlike = unlikeNumbers(typed).flatMap(({ fields, words: [own, other] }) => [
    { field: fields[0], words: own },
    { field: fields[1], words: other },
  ]);
  const words = new Map((behind.length > 0 ? behind : unlike).map((each) => [each.field, each.words]));
  return <FieldLinks text={behind.length > 0 ? PRODUCT_HINT.leftBehind : UNLIKE} fields={labelled(words)} />;
}
