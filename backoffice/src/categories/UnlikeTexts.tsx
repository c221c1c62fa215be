import type { CATEGORY_TEXTS } from 'api/number-places';
import { unlikeIn } from 'api/unlike-numbers';
import { useWatch } from 'react-hook-form';
import { FieldLinks } from '../form/FieldLinks';
import { useLabelled } from '../form/useLabelled';
import { UNLIKE } from '../i18n/unlikeTexts';

const PAIRS = [
  ['intro', 'intro_id'],
  ['facts', 'facts_id'],
] as const satisfies [Text, Text][];
type Text = (typeof CATEGORY_TEXTS)[number];

/** In the bar that saves a category: the texts that say another number in the other language. */
export default function UnlikeTexts() {
  const texts = useWatch<Partial<Record<Text, string | null>>>();
  const labelled = useLabelled();
  const words = new Map(
    PAIRS.flatMap(([field, translation]) => {
      const [own, other] = unlikeIn(texts[field], texts[translation]) ?? [];
      return own ? [[field, own] as const, [translation, other] as const] : [];
    }),
  );
  const fields = labelled([...words.keys()]).map(({ field, label }) => ({
    field,
    label: `${label} (${words.get(field as Text)})`,
  }));
  return <FieldLinks text={UNLIKE} fields={fields} />;
}
