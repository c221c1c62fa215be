import { useEffect } from 'react';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import { FieldLinks, show } from './FieldLinks';
import { useDoubts } from './useDoubts';
import { useLabelled } from './useLabelled';

/** In the bar that saves, when the form was opened to put right what the last save made doubtful: the first such field has the focus. */
export default function Doubted() {
  const doubts = useDoubts();
  const fields = useLabelled()(doubts?.fields ?? []);
  const first = fields[0]?.field;
  useEffect(() => {
    if (first !== undefined) show(first);
  }, [first]);

  return doubts ? <FieldLinks text={PRODUCT_HINT.doubted} fields={fields} more={doubts.text} /> : null;
}
