import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DecimalField } from '../components/DecimalInput';
import { SIDE_BY_SIDE, useOutdated } from '../components/LocalizedTextInput';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { SpecTest } from './SpecTest';
import {
  hasLostTest,
  type GivenParts,
  partsOf,
  type SpecField,
  type testBeside,
  testIn,
  type TypedSpec,
  unreadNumber,
} from './specs';

export interface SpecInputProps {
  field: SpecField;
  value?: TypedSpec;
  problem?: string;
  /** As the form began with it. */
  stored?: TypedSpec;
  onParts: (given: GivenParts) => void;
  /** Of another value. */
  beside?: ReturnType<typeof testBeside>;
}

/** Labels of half a column would be cut off before they say 'min.' or 'maks.'. */
const WHOLE_ROW: readonly SpecField['kind'][] = ['text', 'range'];
const NUMBERS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'start',
  '& > *': { flex: '1 1 190px' },
};

/** The inputs for one field of the template, and below them those of its test. */
export function SpecInput(props: SpecInputProps) {
  const { field, stored, onParts } = props;
  const isTestLost = hasLostTest(props.value, stored);
  return (
    <Box sx={{ minWidth: 0, gridColumn: WHOLE_ROW.includes(field.kind) ? '1 / -1' : undefined }}>
      <ValueInputs {...props} />
      {field.kind === 'range' && field.required && (
        <Typography variant="body2" color="textSecondary">
          {SPEC_INPUTS.eitherOrBoth}
        </Typography>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {isTestLost && SPEC_INPUTS.testLost}
      </Typography>
      {isTestLost && (
        <Button size="small" variant="outlined" onClick={() => onParts(testIn(stored))}>
          {SPEC_INPUTS.keepTest}
        </Button>
      )}
      <SpecTest {...props} />
    </Box>
  );
}

interface TextInputsProps extends SpecInputProps {
  common: TextFieldProps;
}

function TextInputs({ field: { key, label }, value = {}, onParts, common }: TextInputsProps) {
  const english = `specs.${key}.text_en`;
  const outdated = useOutdated();
  return (
    <Box sx={SIDE_BY_SIDE}>
      <TextField
        {...common}
        label={label}
        value={value.text ?? ''}
        onChange={({ target }) => onParts({ text: target.value })}
        slotProps={{ htmlInput: { lang: 'id' } }}
      />
      <TextField
        id={`${common.id}-en`}
        error={common.error}
        name={english}
        label={`${label} (${SPEC_INPUTS.english})`}
        value={value.text_en ?? ''}
        helperText={outdated(english)}
        onChange={({ target }) => onParts({ text_en: target.value })}
        slotProps={{ htmlInput: { lang: 'en' } }}
      />
    </Box>
  );
}

function ValueInputs(props: SpecInputProps) {
  const { field, value = {}, problem, onParts } = props;
  const { key, label, kind, options, required } = field;
  const common = { id: `spec-${key}`, required, error: problem !== undefined, helperText: problem };
  switch (kind) {
    case 'number':
    case 'range':
      return <NumberInputs {...props} />;
    case 'text':
      return <TextInputs {...props} common={common} />;
    case 'choice':
      return (
        <Choice
          {...common}
          label={label}
          value={value.choice ?? ''}
          choices={options.map((option) => [option.key, option.label])}
          onChange={({ target }) => onParts({ choice: target.value })}
        />
      );
    case 'yes_no':
      return (
        <Choice
          {...common}
          label={label}
          value={value.yes === undefined ? '' : String(value.yes)}
          choices={[
            ['true', SPEC_INPUTS.yes],
            ['false', SPEC_INPUTS.no],
          ]}
          onChange={({ target }) => onParts({ yes: target.value ? target.value === 'true' : null })}
        />
      );
  }
}

function NumberInputs({ field, value = {}, problem, onParts }: SpecInputProps) {
  const { key, label, unit, required } = field;
  const parts = partsOf(field).map((part) => ({ part, unread: unreadNumber(field, value[part]) }));
  // What is no number is wrong alone; any other problem is named once, and both are marked.
  const isAlone = parts.some(({ unread }) => unread);
  const shownAt = (at: number) => (isAlone ? parts[at]?.unread : at === 0 ? problem : undefined);
  return (
    <Box sx={NUMBERS}>
      {parts.map(({ part, unread }, at) => (
        <DecimalField
          key={part}
          id={`spec-${key}-${part}`}
          label={part === 'min' || part === 'max' ? `${label} (${SPEC_INPUTS[part]})` : label}
          required={required}
          error={problem !== undefined && (!isAlone || unread !== undefined)}
          helperText={problem && shownAt(at)}
          value={value[part] as number | string | undefined}
          unit={unit}
          onChange={(given) => onParts({ [part]: given })}
        />
      ))}
    </Box>
  );
}

function Choice({ choices, ...field }: TextFieldProps & { choices: (readonly [string, string])[] }) {
  return (
    <TextField select {...field}>
      <MenuItem value="">{SPEC_INPUTS.none}</MenuItem>
      {choices.map(([key, label]) => (
        <MenuItem key={key} value={key}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
