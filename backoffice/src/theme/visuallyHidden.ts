/** For screen readers and the keyboard only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A label replaces the browser's own button, which is not in Indonesian. */
export const hiddenFileInput = {
  ...visuallyHidden,
  '&:focus-visible + label': { outline: 2, outlineOffset: 2 },
} as const;
