import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { DAY } from '../i18n/formTexts';

/** A plain day, such as '2026-12-31'. */
export function DayInput({ source }: { source: string }) {
  const input = useRef<HTMLInputElement>(null);
  // Of half a date the browser tells no value, which would clear the field.
  const isWhole = () => (input.current?.validity.badInput ? DAY.unclear : undefined);
  return (
    <TextInput
      source={source}
      type="date"
      validate={isWhole}
      helperText={false}
      slotProps={{ htmlInput: { ref: input }, inputLabel: { shrink: true } }}
    />
  );
}
