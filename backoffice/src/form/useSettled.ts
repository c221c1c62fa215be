import { useEffect, useState } from 'react';
import { useDebouncedEvent } from 'react-admin';

const SETTLED_MS = 300;

/** A text once typing has paused, without spaces around it. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const settle = useDebouncedEvent(setSettled, SETTLED_MS);
  useEffect(() => void settle(text.trim()), [settle, text]);
  return settled;
}
