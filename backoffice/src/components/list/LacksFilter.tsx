import { SelectInput } from 'react-admin';
import { COMPLETENESS } from '../../i18n/texts';

/** Records that are not filled in completely, by what the API calls that. */
export function LacksFilter({ choices }: { choices: Readonly<Record<string, string>> }) {
  return (
    <SelectInput
      source="lacks"
      label={COMPLETENESS.label}
      choices={Object.entries(choices).map(([id, name]) => ({ id, name }))}
      emptyText={COMPLETENESS.any}
      helperText={false}
    />
  );
}
