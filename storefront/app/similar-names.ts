/** Those whose names have the most words of a name first, otherwise in their order: the same goods in another packing. */
export function bySimilarName<T extends { name: string }>(name: string, others: readonly T[]): T[] {
  const own = wordsOf(name);
  const shared = (other: T) => [...wordsOf(other.name)].filter((word) => own.has(word)).length;
  return others.toSorted((a, b) => shared(b) - shared(a));
}

/** Without numbers and their units, by which packings differ. */
const wordsOf = (name: string) => new Set(name.toLowerCase().match(/\p{L}{3,}/gu));
