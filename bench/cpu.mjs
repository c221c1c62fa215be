import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program. */
const TICK_MS = 10;

/** Milliseconds of CPU that a process, its descendants and those of them that have ended have taken. */
export function treeCpu(root) {
  const all = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => statOf(pid) ?? [])
      .map((each) => [each.pid, each]),
  );
  const isOurs = (pid) => pid === root || (all.has(pid) && isOurs(all.get(pid).parent));
  return [...all.values()].filter(({ pid }) => isOurs(pid)).reduce((sum, { cpu }) => sum + cpu, 0);
}

/** Milliseconds that the machine's cores have not been idle; what its host took from them too. */
export function busyCpu() {
  const [, user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .split(/ +/)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts + stolen) * TICK_MS;
}

function statOf(pid) {
  try {
    // The name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [user, system, ofEndedUser, ofEndedSystem] = fields.slice(11, 15);
    return {
      pid: Number(pid),
      parent: fields[1],
      cpu: (user + system + ofEndedUser + ofEndedSystem) * TICK_MS,
    };
  } catch {
    // Ended meanwhile.
    return undefined;
  }
}
