import type { ProductResponse } from '../api/schema';
import type { Doubt } from '../form/doubt';
import { about } from '../form/doubtedTexts';
import { SAVED } from '../i18n/savedTexts';
import type { SpecField } from './specs';

type Specs = ProductResponse['specs'];
type Spec = Specs[string];
interface Stated {
  specs: Specs | null;
}

/** Of values that became others: their tests were not of these. */
export function lostTests(before: Stated, after: Stated, template: readonly SpecField[]): Doubt[] {
  const isTested = (value: Spec | undefined) => Boolean(value?.lab ?? value?.tested_at);
  const lost = template.filter(({ key }) => {
    const [was, value] = [before.specs?.[key], after.specs?.[key]];
    return value && isTested(was) && !isTested(value);
  });
  if (lost.length === 0) return [];
  const labels = lost.map(({ label }) => label).join(', ');
  return [
    about(
      lost.map(({ key }) => `specs.${key}`),
      SAVED.testsLost(labels),
    ),
  ];
}
