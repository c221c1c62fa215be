interface Turn {
  /** The first card in view, counted from 0. */
  from: number;
  cards: number;
  perView: number;
  step: 1 | -1;
}

/** Moves by one view, stops at the last full view, and wraps round from there. */
export function firstCardAfterTurn({ from, cards, perView, step }: Turn): number {
  const last = Math.max(0, cards - perView);
  if (step === 1) return from >= last ? 0 : Math.min(from + perView, last);
  return from === 0 ? last : Math.max(0, from - perView);
}

/** `offsets` are the starts of the cards in pixels, measured from the first. */
export function nearestCard(scrolled: number, offsets: readonly number[]): number {
  const distances = offsets.map((offset) => Math.abs(offset - scrolled));
  return distances.indexOf(Math.min(...distances));
}
