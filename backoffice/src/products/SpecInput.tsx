import { Box, Button, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { DecimalField } from '../components/DecimalInput';
import { Select } from '../components/Select';
import { SIDE_BY_SIDE } from '../components/form/Section';
import { useOutdated } from '../components/LocalizedTextInput';
import { formatDate } from '../formatTime';
import { SPEC_INPUTS } from '../i18n/products';
import { type Part, partsOf, type SpecField, type TypedSpec } from './specs';

interface SpecInputProps {
  field: SpecField;
  value?: TypedSpec;
  problem?: string;
  onPart: (part: Part, given: number | string | boolean | null | undefined) => void;
}

/** In half a row the labels would be cut off before 'min.' or 'maks.'. */
const WHOLE_ROW: readonly SpecField['kind'][] = ['text', 'range'];
const NUMBERS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'start',
  '& > *': { flex: '1 1 190px' },
};

const NOTHING = ['', SPEC_INPUTS.none] as const;
const YES_NO = [NOTHING, ['true', SPEC_INPUTS.yes], ['false', SPEC_INPUTS.no]] as const;

export function SpecInput(props: SpecInputProps) {
  return (
    <Box sx={{ minWidth: 0, gridColumn: WHOLE_ROW.includes(props.field.kind) ? '1 / -1' : undefined }}>
      <ValueInputs {...props} />
      <SpecTest {...props} />
    </Box>
  );
}

function ValueInputs({ field, value = {}, problem, onPart }: SpecInputProps) {
  const outdated = useOutdated();
  const { key, label, kind, unit, options, required } = field;
  const common = { id: `spec-${key}`, required, error: problem !== undefined, helperText: problem };
  switch (kind) {
    case 'number':
    case 'range':
      return (
        <Box sx={NUMBERS}>
          {partsOf(field).map((part, at) => (
            <DecimalField
              {...common}
              key={part}
              id={`${common.id}-${part}`}
              label={part === 'min' || part === 'max' ? `${label} (${SPEC_INPUTS[part]})` : label}
              helperText={at === 0 && problem}
              value={value[part] as number | string | undefined}
              unit={unit}
              onChange={(given) => onPart(part, given)}
            />
          ))}
        </Box>
      );
    case 'text':
      return (
        <Box sx={SIDE_BY_SIDE}>
          <TextField
            {...common}
            label={label}
            value={value.text ?? ''}
            onChange={({ target }) => onPart('text', target.value)}
            slotProps={{ htmlInput: { lang: 'id' } }}
          />
          <TextField
            id={`${common.id}-en`}
            error={common.error}
            label={`${label} (${SPEC_INPUTS.english})`}
            value={value.text_en ?? ''}
            helperText={outdated(`specs.${key}.text_en`)}
            onChange={({ target }) => onPart('text_en', target.value)}
            slotProps={{ htmlInput: { lang: 'en' } }}
          />
        </Box>
      );
    case 'choice':
      return (
        <Select
          {...common}
          label={label}
          value={value.choice ?? ''}
          options={[NOTHING, ...options.map((option) => [option.key, option.label] as const)]}
          onChoose={(key) => onPart('choice', key)}
        />
      );
    case 'yes_no':
      return (
        <Select
          {...common}
          label={label}
          value={value.yes === undefined ? '' : String(value.yes)}
          options={YES_NO}
          onChoose={(key) => onPart('yes', key ? key === 'true' : null)}
        />
      );
  }
}

/** Folded away, as few values have more than the usual method. */
function SpecTest({ field, value = {}, problem, onPart }: SpecInputProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { method, lab, tested_at } = value;
  const isShown = isOpen || problem !== undefined;
  const known = [method, lab, tested_at && formatDate(tested_at)].filter(Boolean).join(', ');
  const text = known ? `${SPEC_INPUTS.test}: ${known}` : SPEC_INPUTS.test;
  return (
    <>
      <Button
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-label={`${text} (${field.label})`}
        onClick={() => setOpen(!isOpen)}
        sx={{ maxWidth: '100%', textAlign: 'left', overflowWrap: 'anywhere' }}
      >
        {text}
      </Button>
      {isShown && (
        <Stack
          id={id}
          role="group"
          aria-label={`${SPEC_INPUTS.test} (${field.label})`}
          sx={{ pl: 1.5, mb: 1, borderLeft: 2, borderColor: 'divider' }}
        >
          <TextField
            id={`${id}-method`}
            label={SPEC_INPUTS.method}
            value={method ?? ''}
            placeholder={field.method ?? undefined}
            onChange={({ target }) => onPart('method', target.value)}
            slotProps={{ inputLabel: field.method ? { shrink: true } : undefined }}
          />
          <TextField
            id={`${id}-lab`}
            label={SPEC_INPUTS.lab}
            value={lab ?? ''}
            onChange={({ target }) => onPart('lab', target.value)}
          />
          <TextField
            id={`${id}-day`}
            label={SPEC_INPUTS.day}
            type="date"
            value={tested_at ?? ''}
            onChange={({ target }) => onPart('tested_at', target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Stack>
      )}
    </>
  );
}
