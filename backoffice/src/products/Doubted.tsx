import { useEffect } from 'react';
import { get, useWatch } from 'react-hook-form';
import { isSame } from '../form/isSame';
import { useBeginning } from '../form/useBeginning';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { FieldLinks, show } from '../form/FieldLinks';
import { useDoubts } from './useDoubts';
import { useLabelled } from '../form/useLabelled';

/**
 * In the bar that saves, when the form was opened to put right what the last save made doubtful: the first such field has the focus, and
 * those that are changed are no more in it.
 */
export default function Doubted() {
  const doubts = useDoubts();
  const fields = useLabelled()(doubts?.fields ?? []);
  const first = fields[0]?.field;
  const beginning = useBeginning();
  const values = useWatch<Record<string, unknown>>();
  useEffect(() => {
    if (first !== undefined) show(first);
  }, [first]);

  const left = fields.filter(({ field }) => isSame(get(values, field), get(beginning, field)));
  return doubts ? <FieldLinks text={PRODUCT_HINT.doubted} fields={left} more={doubts.text} /> : null;
}
