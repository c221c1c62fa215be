interface Turn {
  /** Where each card begins, measured from the first. */
  offsets: readonly number[];
  scrolled: number;
  perView: number;
  step: 1 | -1;
}

/** The card that a carousel shows first after a turn: a view further, no further than the last view, then round again. */
export function turnedTo({ offsets, scrolled, perView, step }: Turn): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  const current = distances.indexOf(Math.min(...distances));
  const last = Math.max(0, offsets.length - perView);
  if (step === 1) return current >= last ? 0 : Math.min(current + perView, last);
  return current === 0 ? last : Math.max(0, current - perView);
}
