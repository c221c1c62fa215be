import { Box } from '@mui/material';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { REQUESTS } from 'api/contract';
import type { SpecFieldResponse } from 'api/schema';
import { WORDS } from '../i18n/codes';
import { SPECS } from '../i18n/categories';
import { choicesWithKeys, proposedKey } from './proposedKey';

const { SpecFieldRequest: RULES } = REQUESTS;
const GRID = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};
const isRequired = required();
const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** A field that is not stored yet has no id. */
export type SpecFieldValues = Partial<SpecFieldResponse>;

export function SpecFieldInputs() {
  const { getSource } = useSourceContext();
  const kind: unknown = useWatch({ name: getSource('kind') });
  const isNumber = kind === 'number' || kind === 'range';
  const text = (source: 'label' | 'label_en' | 'key' | 'unit' | 'method' | 'choices') => ({
    source,
    label: RULES[source].label,
    validate: [maxLength(RULES[source].maxLength)],
  });
  return (
    <Box sx={GRID}>
      <TextInput {...text('label')} validate={[isRequired, maxLength(RULES.label.maxLength)]} />
      <TextInput {...text('label_en')} />
      <TextInput
        {...text('key')}
        helperText={SPECS.keyHint}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <SelectInput
        source="kind"
        label={RULES.kind.label}
        choices={choicesOf(WORDS.kind)}
        validate={isRequired}
      />
      {isNumber && <TextInput {...text('unit')} />}
      {kind === 'number' && (
        <SelectInput source="bound" label={RULES.bound.label} choices={choicesOf(WORDS.bound)} />
      )}
      <TextInput {...text('method')} />
      {kind === 'choice' && (
        <TextInput
          {...text('choices')}
          multiline
          minRows={3}
          validate={[isRequired, maxLength(RULES.choices.maxLength)]}
          helperText={SPECS.choicesHint}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      <BooleanInput source="required" label={RULES.required.label} />
      {kind !== 'text' && <BooleanInput source="filterable" label={RULES.filterable.label} />}
    </Box>
  );
}

/** Drops what was typed for another kind, and fills in a missing key from the label. */
export function normalizeSpecField(field: SpecFieldValues): SpecFieldValues {
  const { key, label, kind, unit, bound, choices, filterable } = field;
  return {
    ...field,
    key: key || proposedKey(label ?? ''),
    unit: kind === 'number' || kind === 'range' ? unit : null,
    bound: kind === 'number' ? bound : null,
    choices: kind === 'choice' ? choices && choicesWithKeys(choices) : null,
    filterable: kind !== 'text' && Boolean(filterable),
    required: Boolean(field.required),
  };
}
