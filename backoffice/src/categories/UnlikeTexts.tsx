import type { CATEGORY_TEXTS } from 'api/number-places';
import { UNLIKE, unlikeIn } from 'api/unlike-numbers';
import { useWatch } from 'react-hook-form';
import { FieldLinks } from '../form/FieldLinks';
import { useLabelledWords } from '../form/useLabelled';

const PAIRS = [
  ['intro', 'intro_id'],
  ['facts', 'facts_id'],
] as const satisfies [Text, Text][];
type Text = (typeof CATEGORY_TEXTS)[number];

/** In the bar that saves a category: the texts that say another number in the other language. */
export default function UnlikeTexts() {
  const texts = useWatch<Partial<Record<Text, string | null>>>();
  const labelled = useLabelledWords();
  const unlike = PAIRS.flatMap(([field, translation]) => {
    const words = unlikeIn(texts[field], texts[translation]);
    return words
      ? ([
          [field, words[0]],
          [translation, words[1]],
        ] as const)
      : [];
  });
  return <FieldLinks text={UNLIKE} fields={labelled(new Map<string, string>(unlike))} />;
}
