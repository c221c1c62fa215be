import type { Place } from 'api/number-places';
import { placesOf, stillSaid } from 'api/old-numbers';
import { useEffect } from 'react';
import { get, useWatch } from 'react-hook-form';
import type { OldNumberShape } from '../api/schema';
import { FieldLinks, show } from '../form/FieldLinks';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { useCategoryText } from './useCategoryText';
import { useLabelledPlaces } from './useLabelledPlaces';
import { useDoubts } from './useDoubts';

/**
 * In the bar that saves, when the form was opened to put right what the last save made doubtful: the first such field has the focus, and
 * what is changed, or said elsewhere in the form, is no more in it.
 */
export default function Doubted() {
  const doubts = useDoubts();
  const labelled = useLabelledPlaces();
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  const category = useCategoryText(doubts.some(({ old }) => old?.places.includes('category')));

  const isLeft = (field: string) => isSame(get(values, field), get(beginning, field));
  const isStillIn = (old: OldNumberShape) => (place: Place) =>
    place === 'category' ? placesOf({ category }, old).length > 0 : isLeft(place);
  const left = doubts
    .filter(({ of = [], isShown }) => !isShown && of.every(isLeft))
    .map(({ fields, sentence, old }) => {
      const places = old?.places.filter(isStillIn(old));
      return old && places
        ? { fields: places, sentence: stillSaid(old, places) }
        : { fields: fields.filter(isLeft), sentence };
    })
    .filter(({ fields }) => fields.length > 0);
  const fields = new Set(left.flatMap((each) => each.fields));
  const doubted = labelled(doubts.flatMap((each) => each.fields));
  const first = (doubted[0] ?? labelled([...fields])[0])?.field;
  useEffect(() => {
    if (first !== undefined) show(first);
  }, [first]);
  return (
    <FieldLinks
      text={PRODUCT_HINT.doubted}
      fields={labelled([...fields])}
      more={left.map(({ sentence }) => sentence).join(' ')}
    />
  );
}
