import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { REQUESTS } from 'api/contract';
import { CONTACT_FORM } from '../i18n/contactTexts';
import { Doubt } from '../record/Doubt';
import { visuallyHidden } from '../theme/visuallyHidden';

const isRequired = required();

export interface UnderstoodInputProps {
  source: keyof typeof REQUESTS.ContactRequest;
  hint: string;
  /** What a typed text is stored as, empty for none; null when it is not understood. */
  read: (typed: string) => string | null;
  /** The sentence for one that is not. */
  refused: (label: string, typed: string) => string;
  optional?: boolean;
  /** Where it can be seen that what is stored is meant. */
  href?: (stored: string) => string;
  doubt?: (stored: string) => string | undefined;
}

/** Takes what staff have, and shows what of it is stored, with any doubt. */
export function UnderstoodInput({
  source,
  hint,
  read,
  refused,
  optional,
  href,
  doubt,
}: UnderstoodInputProps) {
  const typed = String(useWatch<Record<string, string | null>>({ name: source }) ?? '').trim();
  const stored = read(typed);
  const doubted = stored === null ? undefined : doubt?.(stored);
  const { label } = REQUESTS.ContactRequest[source];
  const isUnderstood = (value: string) => (value && read(value) === null ? refused(label, value) : undefined);
  return (
    <TextInput
      source={source}
      validate={optional ? isUnderstood : [isRequired, isUnderstood]}
      helperText={
        <>
          {stored && stored !== typed ? CONTACT_FORM.understood(stored) : hint}
          {doubted && <Doubt>{doubted}</Doubt>}
        </>
      }
      slotProps={{
        input: {
          endAdornment: stored && href && (
            <Button href={href(stored)} target="_blank" rel="noopener" size="small">
              {CONTACT_FORM.try}
              <Box component="span" sx={visuallyHidden}>
                : {label}
              </Box>
            </Button>
          ),
        },
      }}
    />
  );
}
