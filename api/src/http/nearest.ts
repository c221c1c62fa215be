/** The candidate with the fewest edits, at most one in three letters, case aside. */
export function nearest(text: string, candidates: Iterable<string>): string | null {
  const wanted = text.toLowerCase();
  let most = Math.max(1, Math.floor(wanted.length / 3));
  let found: string | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const edits = editsBetween(wanted, candidate.toLowerCase());
    if (edits > most) continue;
    [most, found] = [edits - 1, candidate];
  }
  return found;
}

/** The optimal string alignment distance. */
function editsBetween(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row++) {
    const here = [row];
    for (let place = 1; place <= to.length; place++) {
      const replaced = (above[place - 1] ?? 0) + Number(from[row - 1] !== to[place - 1]);
      const isSwapped = from[row - 1] === to[place - 2] && from[row - 2] === to[place - 1];
      const swapped = isSwapped ? (before[place - 2] ?? 0) + 1 : Infinity;
      here.push(Math.min(replaced, swapped, (above[place] ?? 0) + 1, (here[place - 1] ?? 0) + 1));
    }
    [before, above] = [above, here];
  }
  return above[to.length] ?? 0;
}
