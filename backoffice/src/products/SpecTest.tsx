import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useState } from 'react';
import { formatDate } from '../formatTime';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import type { SpecInputProps } from './SpecInput';
import { hasValue, UNCLEAR_DAY } from './specs';

/** How a value was found: folded away, as few values have more than the method that is usual. */
export function SpecTest({ field, value = {}, problem, onParts, beside }: SpecInputProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { method, lab, tested_at } = value;
  const day = tested_at === UNCLEAR_DAY ? '' : (tested_at ?? '');
  // A problem may be one of them.
  const isShown = isOpen || problem !== undefined;
  // As the site shows it beside a value.
  const usual = hasValue(value) && field.method ? SPEC_INPUTS.usual(field.method) : undefined;
  const known = [method || usual, lab, day && formatDate(day)].filter(Boolean).join(', ');
  const text = known ? `${SPEC_INPUTS.test}: ${known}` : SPEC_INPUTS.test;

  // Of half a date the browser tells no value, which would clear it.
  const handleDay = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onParts({ tested_at: currentTarget.validity.badInput ? UNCLEAR_DAY : currentTarget.value });

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
          {beside && !lab && !tested_at && (
            <Button
              size="small"
              onClick={() => onParts({ lab: beside.lab, tested_at: beside.tested_at })}
              sx={{ alignSelf: 'start', textAlign: 'left' }}
            >
              {SPEC_INPUTS.sameTest(beside.label, beside.lab, formatDate(beside.tested_at))}
            </Button>
          )}
          <TextField
            id={`${id}-method`}
            label={SPEC_INPUTS.method}
            value={method ?? ''}
            placeholder={field.method ?? undefined}
            helperText={!method && field.method ? SPEC_INPUTS.usualHint(field.method) : undefined}
            onChange={({ target }) => onParts({ method: target.value })}
            slotProps={{ inputLabel: field.method ? { shrink: true } : undefined }}
          />
          <TextField
            id={`${id}-lab`}
            label={SPEC_INPUTS.lab}
            value={lab ?? ''}
            onChange={({ target }) => onParts({ lab: target.value })}
          />
          <TextField
            id={`${id}-day`}
            label={SPEC_INPUTS.day}
            type="date"
            value={day}
            slotProps={{
              htmlInput: { onChange: handleDay, onBlur: handleDay },
              inputLabel: { shrink: true },
            }}
          />
        </Stack>
      )}
    </>
  );
}
