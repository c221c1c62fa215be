import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { formatDate } from '../formatTime';
import { SPEC_INPUTS } from '../i18n/products';
import type { SpecInputProps } from './SpecInput';

/** How a value was found: folded away, as few values have more than the method that is usual. */
export function SpecTest({ field, value = {}, problem, onPart }: SpecInputProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { method, lab, tested_at } = value;
  // A problem may be one of them.
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
