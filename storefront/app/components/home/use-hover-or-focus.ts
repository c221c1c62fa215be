import { type FocusEvent, useState } from 'react';

/** Ignores the focus that a click leaves: movement would not start again after a click on its play button. */
export function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const enter = () => setHovered(true);
  const leave = () => setHovered(false);
  const handlers = {
    onMouseEnter: enter,
    onMouseLeave: leave,
    onTouchStart: enter,
    onTouchEnd: leave,
    onTouchCancel: leave,
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
  return [hovered || focused, handlers] as const;
}
