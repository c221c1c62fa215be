import { isPast } from 'api/today';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DAY } from '../i18n/forms';

interface DayInputProps {
  source: string;
  /** What is said of a day that is over. */
  past?: string;
}

/** A plain day, such as '2026-12-31'. */
export function DayInput({ source, past }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const day = useWatch<Record<string, string | null>>({ name: source });
  // Of half a date the browser tells no value, which would clear the field.
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
