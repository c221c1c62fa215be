import { PLACES } from 'api/number-places';
import { useLabelled } from '../form/useLabelled';

/** What the places of an old number are called: fields of the product, or the texts of its category. */
export function useLabelledPlaces() {
  const labelled = useLabelled();
  return (places: readonly string[]) =>
    places.flatMap((field) =>
      field === 'category' ? [{ field, label: PLACES.category }] : labelled([field]),
    );
}
