import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const MEGABYTE = 1024 * 1024;

/** Megabytes that a process and its descendants hold, as Linux counts them; NaN elsewhere. */
export function treeMemory(pid: number): number {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const parent = parentOf(Number(name));
      if (parent !== undefined) parents.set(Number(name), parent);
    }
  } catch {
    return NaN;
  }
  const family = new Set([pid]);
  for (let grown = true; grown;) {
    grown = false;
    for (const [child, parent] of parents) {
      if (family.has(parent) && !family.has(child)) grown = Boolean(family.add(child));
    }
  }
  return [...family].reduce((sum, each) => sum + residentBytes(each), 0) / MEGABYTE;
}

/** Undefined for a process that has ended meanwhile. */
function parentOf(pid: number): number | undefined {
  // The process's name, in brackets, may hold anything.
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields && Number(fields[1]);
}

function residentBytes(pid: number): number {
  return Number(read(`/proc/${pid}/statm`)?.split(' ')[1] ?? 0) * PAGE_BYTES;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
