import { readdirSync, readFileSync } from 'node:fs';

/** Linux shows every program hundredths of a second, whatever the kernel counts in. */
const TICK_MS = 10;

/** Milliseconds, with those of descendants that have ended. */
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

/** Milliseconds of all cores, with what the host took from a virtual machine. */
export function busyCpu() {
  const [, user, nice, system, , , interrupts, softInterrupts, stolen] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]
    .split(/ +/)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts + stolen) * TICK_MS;
}

function statOf(pid) {
  try {
    // The program's name, in brackets, may hold spaces and brackets.
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
    return undefined; // The process has ended meanwhile.
  }
}
