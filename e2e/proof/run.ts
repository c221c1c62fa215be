/** `npm run fuzz`, `hostile` and `torture` run whole; `npm test` runs the short form, which is the same every time. */
export const WHOLE = process.env.PROOF === 'whole';
export const WHOLE_RUN = '@whole-run';
export const SEED = Number(process.env.PROOF_SEED ?? 1);

export const times = (whole: number, short: number) => (WHOLE ? whole : short);

export type Figures = Record<string, string | number>;

export function printTable(title: string, rows: readonly Figures[]): void {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${title}\n${text.map((line) => `  ${line.trimEnd()}\n`).join('')}\n`);
}

/** By nearest rank; `share` is between 0 and 1. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Gives the same pseudo-random numbers between 0 and 1 for the same seed. */
export function fractions(seed = SEED): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
