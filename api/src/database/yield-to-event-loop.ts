/** For long loops: SQLite answers at once, so that without this no other request would have its turn before the end. */
export { setImmediate as yieldToEventLoop } from 'node:timers/promises';
