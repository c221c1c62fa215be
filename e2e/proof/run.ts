/** `npm run fuzz`, `hostile` and `torture` run whole; `npm test` runs the short form, which is the same every time. */
export const WHOLE = process.env.PROOF === 'whole';
/** The tag of tests that the short form leaves out. */
export const WHOLE_RUN = '@whole-run';
export const SEED = Number(process.env.PROOF_SEED ?? 1);

/** The number of repetitions. */
export const times = (whole: number, short: number) => (WHOLE ? whole : short);

export type Figures = Record<string, string | number>;

/** Prints figures below a title, one row a record, columns under each other. */
export function printTable(title: string, rows: readonly Figures[]): void {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  process.stdout.write(`\n${title}\n${text.map((line) => `  ${line.trimEnd()}\n`).join('')}\n`);
}

/** The smallest of the numbers that at least that share of them does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The same fractions of one every time, for the same seed. */
export function fractions(seed = SEED): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
