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

/** The same with what is said of each: 'Kemasan (50 kg, 6 %)'. */
export function useLabelledWords() {
  const labelled = useLabelled();
  return (said: readonly { field: string; words: string }[]) =>
    labelled([...new Set(said.map(({ field }) => field))]).map(({ field, label }) => ({
      field,
      label: `${label} (${[...new Set(said.flatMap((each) => (each.field === field ? each.words : [])))].join(', ')})`,
    }));
}
