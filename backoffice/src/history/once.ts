import type { MouseEvent } from 'react';

/** For a button whose dialog closes with what it does: a second tap may come before the state that disables it. */
export const once =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.disabled = true;
    act();
  };
