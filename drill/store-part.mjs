import { readFileSync } from 'node:fs';
import { answers } from './part.mjs';
import { setTimeout as pause } from 'node:timers/promises';

/** The gateway of the object store, which openTestStore starts again at once. */
export function storePart({ env }) {
  const pid = () => Number(readFileSync(env.TEST_S3_PID_FILE, 'utf8'));
  const ready = async () => {
    while (!(await answers(env.TEST_S3_ENDPOINT))) await pause(100);
  };
  return {
    kind: 'store',
    name: 'store',
    start: ready,
    ready,
    signal: (name) => process.kill(pid(), name),
    // openTestStore ends it.
    end: async () => undefined,
    kill: async () => process.kill(pid(), 'SIGKILL'),
    stop: async () => process.kill(pid(), 'SIGTERM'),
  };
}
