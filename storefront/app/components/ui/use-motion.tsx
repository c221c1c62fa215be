import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { MotionToggle } from './MotionToggle';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Reduced motion is assumed until hydration, so that nothing moves too early. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
}

function onChange(notify: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Calls `advance` again and again while nobody prefers, has chosen or is about to press otherwise. It must keep its identity. */
export function useMotion(advance: () => void, everyMs: number, tone?: 'light') {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const moves = !reduced && !paused && !hovered && !focused;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [advance, everyMs, moves]);
  const enter = () => setHovered(true);
  const leave = () => setHovered(false);
  return {
    reduced,
    toggle: !reduced && <MotionToggle tone={tone} playing={!paused} onToggle={() => setPaused(!paused)} />,
    engagement: {
      onMouseEnter: enter,
      onMouseLeave: leave,
      onTouchStart: enter,
      onTouchEnd: leave,
      onTouchCancel: leave,
      // Not the focus that a click leaves: movement would not start again after a click on its play button.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
