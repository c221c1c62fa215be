import { stillSaid } from 'api/old-numbers';
import { useEffect } from 'react';
import { get, useWatch } from 'react-hook-form';
import { FieldLinks, show } from '../form/FieldLinks';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { useLabelled } from '../form/useLabelled';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { useDoubts } from './useDoubts';

/**
 * In the bar that saves, when the form was opened to put right what the last save made doubtful: the first such field has the focus, and
 * what is changed, or said elsewhere in the form, is no more in it.
 */
export default function Doubted() {
  const doubts = useDoubts();
  const labelled = useLabelled();
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  const first = labelled(doubts.flatMap(({ fields }) => fields))[0]?.field;
  useEffect(() => {
    if (first !== undefined) show(first);
  }, [first]);

  const isLeft = (field: string) => isSame(get(values, field), get(beginning, field));
  const left = doubts.filter(
    ({ fields, of = [], isShown }) => !isShown && fields.some(isLeft) && of.every(isLeft),
  );
  const sentences = left.map(({ sentence, old }) =>
    old
      ? stillSaid(
          old,
          old.places.filter((place) => place === 'category' || isLeft(place)),
        )
      : sentence,
  );
  const fields = new Set(left.flatMap((each) => each.fields).filter(isLeft));
  return <FieldLinks text={PRODUCT_HINT.doubted} fields={labelled([...fields])} more={sentences.join(' ')} />;
}
