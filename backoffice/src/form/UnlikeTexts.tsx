import { UNLIKE, unlikeIn } from 'api/unlike-numbers';
import { useWatch } from 'react-hook-form';
import { FieldLinks } from './FieldLinks';
import { useLabelledWords } from './useLabelled';

/** In the bar that saves: the texts that say another number in the other language. */
export function UnlikeTexts() {
  const values = useWatch<Record<string, unknown>>();
  const labelled = useLabelledWords();
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : undefined);
  const unlike = Object.keys(values).flatMap((field) => {
    const translation = [`${field}_en`, `${field}_id`].find((other) => other in values) ?? '';
    return unlikeIn(text(field), text(translation)).flatMap(([own, other]) => [
      { field, words: own },
      { field: translation, words: other },
    ]);
  });
  return <FieldLinks text={UNLIKE} fields={labelled(unlike)} />;
}
