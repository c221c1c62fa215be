import { useEffect, useRef } from 'react';

/**
 * Of a button that goes with its record: who pressed it stays where they are in the list.
 * @param action the button has it as `data-leaves`
 * @returns `button`: its `ref`; `leave`: to be called once the record is to go. When it has gone, the focus is on such a button of the
 * record in its place, or of the one before, or on the heading of the screen
 */
export function useNextFocus(action: 'delete' | 'restore') {
  const button = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLElement | null>();
  // Not at once: a dialog that goes with the record gives the focus back to the button that has gone.
  useEffect(() => () => queueMicrotask(() => next.current?.focus()), []);

  function leave(): void {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-leaves=${action}]`)];
    const at = all.findIndex((each) => each === button.current);
    next.current = all[at + 1] ?? all[at - 1] ?? document.querySelector('h1');
  }
  return { button, leave };
}
