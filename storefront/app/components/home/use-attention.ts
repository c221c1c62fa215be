import { type FocusEvent, useState } from 'react';

/**
 * Whether somebody points at an element or tabs through it, and the handlers by which it tells. The focus that a click
 * leaves behind is nobody's: what the pointer has started would never move.
 */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const point = () => setPointed(true);
  const leave = () => setPointed(false);
  const handlers = {
    onMouseEnter: point,
    onMouseLeave: leave,
    onTouchStart: point,
    onTouchEnd: leave,
    onTouchCancel: leave,
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return [pointed || focused, handlers] as const;
}
