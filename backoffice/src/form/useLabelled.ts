import { useWatch } from 'react-hook-form';
import { useNamed } from './useNamed';
import { SPEC_INPUTS } from '../i18n/specInputTexts';

/** What fields of the product's form are called; specifications that its category does not have are left out. */
export function useLabelled() {
  const named = useNamed(useWatch<Record<string, unknown>>({ name: 'category_id' }), undefined);
  return (fields: readonly string[]) =>
    fields.flatMap((field) => {
      const { label, spec } = named(field);
      if (!field.includes('.')) return [{ field, label }];
      if (!spec) return [];
      return [{ field, label: field.endsWith('_en') ? `${label} (${SPEC_INPUTS.english})` : label }];
    });
}

/** The same by field with what is said of each: 'Kemasan (50 kg)'. */
export function useLabelledWords() {
  const labelled = useLabelled();
  return (words: ReadonlyMap<string, string>) =>
    labelled([...words.keys()]).map(({ field, label }) => ({
      field,
      label: `${label} (${words.get(field)})`,
    }));
}
