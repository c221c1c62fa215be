import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** For long loops: SQLite answers at once, so that without this no other request would have its turn before the end. */
export { yieldToEventLoop };

const LONGEST_TURN_MS = 10;

/** For loops whose steps cost different times. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let began = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - began < LONGEST_TURN_MS) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
}
