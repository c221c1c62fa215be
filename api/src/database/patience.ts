import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './driver-errors.js';

const PATIENCE_MS = 5000;
const BETWEEN_MS = 20;

/**
 * Tries again while another program holds the SQLite file. SQLite's own wait would keep every other request waiting too,
 * since it answers in this thread. A unit that has waited that long already is tried once.
 * @param since when it was asked for
 */
export async function patiently<T>(attempt: () => Promise<T>, since = Date.now()): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || Date.now() - since > PATIENCE_MS) throw error;
    }
    await pause(BETWEEN_MS);
  }
}
