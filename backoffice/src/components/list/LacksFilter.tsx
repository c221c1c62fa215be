import { SelectInput } from 'react-admin';
import { COMPLETENESS } from '../../i18n/texts';

/** The keys of `choices` are the API's names of what a record lacks. */
export function LacksFilter({ choices }: { choices: Readonly<Record<string, string>> }) {
  return (
    <SelectInput
      source="lacks"
      label={COMPLETENESS.label}
      choices={Object.entries(choices).map(([id, name]) => ({ id, name }))}
      emptyText={COMPLETENESS.any}
    />
  );
}
