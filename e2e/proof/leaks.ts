import { resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const LEAKS = [
  /^\s+at .+[(/].+:\d+:\d+\)?$/m,
  /node_modules|node:internal|webpack|dist\/[\w/.-]+\.js/,
  /SQLITE_|\bER_[A-Z]{4,}|QueryFailedError|near ".*": syntax|sqlite_master/,
  /\bselect .{1,200} from .{1,200} where\b/i,
  /ENOENT|EACCES|EISDIR|ENAMETOOLONG/,
];

/** @param secrets passwords and folders */
export function leakIn(text: string, secrets: readonly string[]): string | undefined {
  const inside = [REPOSITORY, ...secrets].find((secret) => text.includes(secret));
  const pattern = LEAKS.find((each) => each.test(text));
  const found = inside ?? (pattern && pattern.exec(text)?.[0]);
  return found && `gives away '${found.slice(0, 200)}'`;
}
