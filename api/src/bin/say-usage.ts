/** A command that is not understood ends with 2, before anything is opened. */
export function sayUsage(usage: string): void {
  process.stderr.write(usage);
  process.exitCode = 2;
}
