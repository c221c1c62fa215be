import { Box } from '@mui/material';
import { BooleanInput, maxLength, required, TextInput, useSourceContext, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { REQUESTS } from 'api/contract';
import type { SpecFieldResponse } from 'api/schema';
import { CodeInput } from '../components/CodeInput';
import { TWO_COLUMNS } from '../components/form/Section';
import { WORDS } from '../i18n/codes';
import { SPECS } from '../i18n/categories';
import { choicesWithKeys, proposedKey } from './proposedKey';

const { SpecFieldRequest: RULES } = REQUESTS;

/** A field that is not stored yet has no id. */
export type SpecFieldValues = Partial<SpecFieldResponse>;

export function SpecFieldInputs() {
  const { getSource } = useSourceContext();
  const kind: unknown = useWatch({ name: getSource('kind') });
  const isNumber = kind === 'number' || kind === 'range';
  const text = (
    source: 'label' | 'label_en' | 'key' | 'unit' | 'method' | 'choices',
    ...rules: Validator[]
  ) => ({
    source,
    label: RULES[source].label,
    validate: [...rules, maxLength(RULES[source].maxLength)],
  });
  return (
    <Box sx={TWO_COLUMNS}>
      <TextInput {...text('label', required())} />
      <TextInput {...text('label_en')} />
      <TextInput
        {...text('key')}
        helperText={SPECS.keyHint}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <CodeInput source="kind" label={RULES.kind.label} words={WORDS.kind} validate={required()} />
      {isNumber && <TextInput {...text('unit')} />}
      {kind === 'number' && <CodeInput source="bound" label={RULES.bound.label} words={WORDS.bound} />}
      <TextInput {...text('method')} />
      {kind === 'choice' && (
        <TextInput
          {...text('choices', required())}
          multiline
          minRows={3}
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
