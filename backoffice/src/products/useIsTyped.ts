import { useEffect, useState } from 'react';

const PAUSE_MS = 800;

/** Until it stays as it is for a while. A sentence that appears when the field is left would move the button that is being pressed. */
export function useIsTyped(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return settled !== value;
}
