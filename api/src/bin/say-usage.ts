export function sayUsage(usage: string): void {
  process.stderr.write(usage);
  process.exitCode = 2;
}
