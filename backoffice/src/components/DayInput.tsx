import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isPast } from 'api/shared';
import { DAY } from '../i18n/forms';

export function DayInput({ source, past }: { source: string; past?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const day = useWatch<Record<string, string | null>>({ name: source });
  // The browser gives half a date the value '', which would clear the field.
  const isWhole = () => (input.current?.validity.badInput ? DAY.unclear : undefined);
  return (
    <TextInput
      source={source}
      type="date"
      validate={isWhole}
      helperText={past !== undefined && isPast(day) && past}
      slotProps={{ htmlInput: { ref: input }, inputLabel: { shrink: true } }}
    />
  );
}
