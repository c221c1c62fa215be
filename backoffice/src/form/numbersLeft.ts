import { stillSaid } from 'api/old-numbers';
import type { ProductResponse } from '../api/schema';

type Saved = Pick<ProductResponse, 'old_numbers'>;

/** Which old numbers a write has left in the texts, or in others of those that had them, in sentences, and these texts of the product. */
export const numbersLeft = (before: Saved, after: Saved) =>
  after.old_numbers
    .filter(({ words, places }) => {
      const known = before.old_numbers.find((old) => old.words === words);
      return known?.places.join() !== places.join();
    })
    .map((old) => ({
      sentence: stillSaid(old, old.places),
      fields: old.places.filter((place) => place !== 'category'),
    }));
