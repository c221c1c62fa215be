import { TEXTS } from 'api/number-places';
import { OLD_AMOUNTS } from 'api/old-amounts';
import { OTHER_UNIT, otherPriceUnits } from 'api/other-price-units';
import { OTHERWISE } from 'api/stated-otherwise';
import { UNLIKE } from 'api/unlike-numbers';
import { useWatch } from 'react-hook-form';
import { textNumbers } from '../form/doubtedTexts';
import { FieldLinks } from '../form/FieldLinks';
import { useBeginning } from '../form/useBeginning';
import { useLabelledWords } from '../form/useLabelled';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import type { TypedSpecs } from './specs';
import { useTemplate } from './useTemplate';

const FIELDS = [
  'category_id',
  'specs',
  'price_unit',
  'export_unit',
  ...TEXTS,
  'sample',
  'sample_en',
  ...Object.values(OLD_AMOUNTS).flat(),
];

/** Of texts that have another number: those that the other language or a field says another in, and the fields that still have the one of before. */
export default function TextNumbers() {
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>({ name: FIELDS });
  const typed = Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]));
  const template = useTemplate(typed.category_id) ?? [];
  const labelled = useLabelledWords();
  const { unlike, stated, behind, otherwise } = textNumbers(
    beginning,
    { ...typed, specs: typed.specs as TypedSpecs | null },
    template,
  );
  const inTexts = unlike.flatMap(({ fields: [field, translation], words: [own, other] }) => [
    { field, words: own },
    { field: translation, words: other },
  ]);
  const inBoth = otherwise.flatMap(({ field, stated: own, text, words }) => [
    { field: text, words },
    { field, words: own },
  ]);
  return (
    <>
      <FieldLinks text={UNLIKE} fields={labelled([...inTexts, ...stated])} />
      <FieldLinks text={PRODUCT_HINT.leftBehind} fields={labelled(behind)} />
      <FieldLinks text={OTHERWISE} fields={labelled(inBoth)} />
      <FieldLinks text={OTHER_UNIT} fields={labelled(otherPriceUnits(typed))} />
    </>
  );
}
