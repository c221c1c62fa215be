import { stillSaid } from 'api/old-numbers';
import type { ProductResponse } from '../api/schema';

type Saved = Pick<ProductResponse, 'old_numbers'>;

/** Which old numbers a write has left in the texts, in sentences. */
export const numbersLeft = (before: Saved, after: Saved): string[] =>
  after.old_numbers
    .filter(({ words }) => !before.old_numbers.some((old) => old.words === words))
    .map((old) => stillSaid(old, old.places));
