import { farSpec } from 'api/far-spec';
import { unlikelyPercent } from 'api/unlikely-percent';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ProductResponse } from '../api/schema';
import { Checkable, MARKED, SIDE_BY_SIDE } from '../form/TranslatedInput';
import { useBeginning } from '../form/useBeginning';
import { FORM } from '../i18n/formTexts';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { NO_ENGLISH, OUTDATED } from '../i18n/texts';
import { hintPart } from '../record/hintPart';
import { NumberField } from './NumberField';
import { SpecTest } from './SpecTest';
import {
  hasLostTest,
  type GivenParts,
  lacksEnglish,
  otherInName,
  partsOf,
  type SpecField,
  type testBeside,
  testIn,
  type TypedSpec,
  type TypedSpecs,
  unreadNumber,
} from './specs';

export interface SpecInputProps {
  field: SpecField;
  /** Of the category. */
  template: readonly SpecField[];
  value?: TypedSpec;
  problem?: string;
  /** As the form began with it. */
  stored?: TypedSpec;
  onParts: (given: GivenParts) => void;
  /** All that are typed. */
  specs: TypedSpecs;
  /** Of another value. */
  beside?: ReturnType<typeof testBeside>;
}

const OldSpec = hintPart(() => import('./OldSpec'));

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
  const { field, template, value = {}, stored, specs, onParts } = props;
  const names = useWatch<Record<string, string | null | undefined>>({ name: ['name', 'name_en'] });
  const inName = otherInName(field, value, names);
  const isTestLost = hasLostTest(props.value, stored);
  const said = [
    unlikelyPercent(value, field.unit) ?? farSpec(stored, value),
    inName && SPEC_INPUTS.inName(inName),
    isTestLost && SPEC_INPUTS.testLost,
  ];
  return (
    <Box sx={{ minWidth: 0, gridColumn: WHOLE_ROW.includes(field.kind) ? '1 / -1' : undefined }}>
      <ValueInputs {...props} />
      {field.kind === 'range' && field.required && (
        <Typography variant="body2" color="textSecondary">
          {SPEC_INPUTS.eitherOrBoth}
        </Typography>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {said.filter(Boolean).join(' ')}
      </Typography>
      <Suspense>
        <OldSpec field={field} template={template} value={props.value} specs={specs} />
      </Suspense>
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
  const doubt = useEnglishDoubt(key, value);
  return (
    <Box sx={SIDE_BY_SIDE}>
      <TextField
        {...common}
        label={label}
        value={value.text ?? ''}
        onChange={({ target }) => onParts({ text: target.value })}
        slotProps={{ htmlInput: { lang: 'id' } }}
      />
      <Checkable field={english} doubt={doubt}>
        <TextField
          id={`${common.id}-en`}
          error={common.error}
          name={english}
          label={`${label} (${SPEC_INPUTS.english})`}
          value={value.text_en ?? ''}
          helperText={doubt}
          sx={doubt ? MARKED : undefined}
          onChange={({ target }) => onParts({ text_en: target.value })}
          slotProps={{ htmlInput: { lang: 'en' } }}
        />
      </Checkable>
    </Box>
  );
}

/** What is to be said of the English of a value: that it is missing, or may be older than the Indonesian. */
function useEnglishDoubt(key: string, value: TypedSpec): string | undefined {
  const record = useRecordContext<Partial<ProductResponse>>();
  const beginning = (useBeginning().specs as TypedSpecs | null | undefined)?.[key];
  if (lacksEnglish(value)) return NO_ENGLISH;
  const { text, text_en } = value;
  if (!text_en || text_en !== beginning?.text_en) return undefined;
  if (beginning.text && text !== beginning.text) return FORM.changed.id;
  return record?.outdated_translations?.includes(`specs.${key}.text_en`) ? OUTDATED : undefined;
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
        <NumberField
          key={part}
          id={`spec-${key}-${part}`}
          label={part === 'min' || part === 'max' ? `${label} (${SPEC_INPUTS[part]})` : label}
          required={required}
          error={problem !== undefined && (!isAlone || unread !== undefined)}
          helperText={problem && shownAt(at)}
          value={value[part] as number | string | undefined}
          unit={unit}
          onNumber={(given) => onParts({ [part]: given })}
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
