interface Turn {
  /** The card that stands first, counted from 0. */
  from: number;
  cards: number;
  perView: number;
  step: 1 | -1;
}

/** The card that a carousel shows first after a turn: a view further, no further than the last view, then round again. */
export function turnedTo({ from, cards, perView, step }: Turn): number {
  const last = Math.max(0, cards - perView);
  if (step === 1) return from >= last ? 0 : Math.min(from + perView, last);
  return from === 0 ? last : Math.max(0, from - perView);
}

/** The card nearest to where a row is scrolled to; `offsets` say where each begins, measured from the first. */
export function cardAt(scrolled: number, offsets: readonly number[]): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return distances.indexOf(Math.min(...distances));
}
