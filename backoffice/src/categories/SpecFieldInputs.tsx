import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useState } from 'react';
import {
  FieldTitle,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useGetOne,
  useInput,
  useRecordContext,
  ValidationError,
  type Validator,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { REQUESTS } from '../api/contract';
import type { CategoryResponse, SpecFieldResponse } from '../api/schema';
import { isSame } from '../form/isSame';
import { TranslatedInput } from '../form/TranslatedInput';
import { useBeginning } from '../form/useBeginning';
import { WORDS } from '../i18n/codes';
import { SPECS } from '../i18n/specTexts';
import { choicesWithKeys } from './choicesWithKeys';
import { type Field, type Proposal, proposedFor, SHARED } from './sameSpecification';
import { useSpecFieldUse } from '../record/useSpecFieldUse';

const { SpecFieldRequest } = REQUESTS;
const { key, label, unit, method, choices } = SpecFieldRequest;
const isRequired = required();
const GRID = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};
const isMeant = (checked: unknown) => (checked === true ? undefined : SPECS.notMeant);
const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

interface SpecFieldInputsProps {
  /** For a new one: those of all categories. */
  fields?: readonly SpecFieldResponse[];
}

/** Those of the kind that is chosen. */
export function SpecFieldInputs({ fields }: SpecFieldInputsProps) {
  const {
    getValues,
    setValue,
    formState: { isSubmitted },
  } = useFormContext<Field>();
  const { kind } = useWatch<Field>();
  const beginning = useBeginning();
  const [proposal, setProposal] = useState<Proposal>({ values: beginning });
  const isNumber = kind === 'number' || kind === 'range';
  const propose = () => {
    const form = getValues();
    const next = proposedFor(form, beginning, proposal, fields ?? []);
    if (next === proposal) return;
    setProposal(next);
    for (const name of SHARED) {
      const value = next.values[name];
      if (value !== undefined && !isSame(value, form[name]))
        setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  return (
    <Box sx={GRID}>
      <Box onChange={fields && propose} sx={{ gridColumn: '1 / -1' }}>
        <TranslatedInput
          source="label"
          translation="label_en"
          longest={label.maxLength}
          validate={[isRequired, maxLength(label.maxLength)]}
          autoFocus
        />
        <FormHelperText role="status">
          {proposal.source && <SameAs source={proposal.source} values={proposal.values} />}
        </FormHelperText>
      </Box>
      <TextInput
        source="key"
        validate={[isRequired, maxLength(key.maxLength)]}
        helperText={SPECS.keyHint}
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <SelectInput source="kind" choices={choicesOf(WORDS.kind)} validate={isRequired} helperText={false} />
      {isNumber && (
        <Meaning source="unit">
          <TextInput source="unit" validate={maxLength(unit.maxLength)} helperText={SPECS.unitHint} />
        </Meaning>
      )}
      {kind === 'number' && (
        <Meaning source="bound">
          <SelectInput source="bound" choices={choicesOf(WORDS.bound)} helperText={false} />
        </Meaning>
      )}
      <Meaning source="method">
        <TextInput source="method" validate={maxLength(method.maxLength)} helperText={SPECS.methodHint} />
      </Meaning>
      {kind === 'choice' && (
        <TextInput
          source="choices"
          multiline
          minRows={3}
          validate={[isRequired, maxLength(choices.maxLength)]}
          helperText={SPECS.choicesHint}
          sx={{ gridColumn: '1 / -1' }}
        />
      )}
      <CheckInput source="required" hint={SPECS.requiredHint} />
      {kind !== 'text' && <CheckInput source="filterable" hint={SPECS.filterableHint} />}
    </Box>
  );
}

/** What a new one has from that of another category. */
function SameAs({ source, values }: Required<Proposal>) {
  const { data } = useGetOne<CategoryResponse>('kategori', { id: source.category_id });
  const form = fittingKind(useWatch<Field>());
  const same = SHARED.filter((name) => values[name] && isSame(form[name], values[name]));
  if (!data || same.length === 0) return null;
  return SPECS.sameAs(
    data.nama_category,
    same.map((name) => SpecFieldRequest[name].label),
  );
}

interface MeaningProps {
  source: keyof typeof SPECS.other;
  /** Its input. */
  children: ReactNode;
}

/** With another one the values of products say something else: who changes it has to say that it is meant. */
function Meaning({ source, children }: MeaningProps) {
  const record = useRecordContext<Partial<SpecFieldResponse>>();
  const typed = useWatch<Field>()[source] ?? null;
  const { data: products = 0 } = useSpecFieldUse(record?.id);
  const stored = record?.[source] ?? null;
  return (
    <>
      {children}
      {products > 0 && typed !== stored && (
        <CheckInput
          source={`other_${source}`}
          label={SPECS.isOther[source]}
          hint={SPECS.other[source](products, stored, typed)}
          validate={isMeant}
        />
      )}
    </>
  );
}

interface CheckInputProps {
  source: string;
  /** Of what is no field of the record. */
  label?: string;
  hint: string;
  validate?: Validator;
}

function CheckInput({ source, label, hint, validate }: CheckInputProps) {
  const { id, field, fieldState } = useInput({ source, validate });
  const problem = fieldState.error?.message;
  return (
    <Box>
      <FormControlLabel
        control={<Checkbox id={id} size="small" />}
        checked={Boolean(field.value)}
        onChange={(_, checked) => field.onChange(checked)}
        label={label ?? <FieldTitle source={source} />}
      />
      <FormHelperText>{hint}</FormHelperText>
      {problem && (
        <FormHelperText error>
          <ValidationError error={problem} />
        </FormHelperText>
      )}
    </Box>
  );
}

/** What was typed for another kind stays in the form alone. */
export function fittingKind(field: Field): Field {
  const { kind, unit, bound, choices, filterable } = field;
  return {
    ...field,
    unit: kind === 'number' || kind === 'range' ? unit : null,
    bound: kind === 'number' ? bound : null,
    choices: kind === 'choice' ? choices && choicesWithKeys(choices) : null,
    filterable: kind !== 'text' && filterable,
  };
}
