import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { isLocked, isWorthAnotherAttempt } from './driver-errors.js';

const PATIENCE_MS = 5000;
const BETWEEN_MS = 20;

const ATTEMPTS = 5;
/** A database waited for in vain is not waited for again: a request ends within DATABASE_TIMEOUT_MS. */
const HASTE_MS = 500;
/** It doubles with each attempt, and is random so that two that met do not meet again. */
const PAUSE_MS = 20;

/** Replaces SQLite's own wait, which would hold up every other request: SQLite answers in this thread. */
export async function retryWhileLocked<T>(attempt: () => Promise<T>, since = Date.now()): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || Date.now() - since > PATIENCE_MS) throw error;
    }
    await pause(BETWEEN_MS);
  }
}

export async function retryOnConflict<T>(run: (attempt: number) => Promise<T>): Promise<T> {
  const since = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(attempt);
    } catch (error) {
      const hasWaited = Date.now() - since > HASTE_MS;
      if (attempt === ATTEMPTS || !isWorthAnotherAttempt(error, hasWaited)) throw error;
    }
    await pause(Math.random() * PAUSE_MS * 2 ** (attempt - 1));
  }
}

/** Sending a statement again is safe: the reader has no transactions, and changes nothing. */
export function retryReads(reader: DataSource): void {
  const create = reader.createQueryRunner.bind(reader);
  const onAnother = async (...statement: Parameters<QueryRunner['query']>): Promise<unknown> => {
    const runner = create();
    try {
      return (await runner.query(...statement)) as unknown;
    } finally {
      await runner.release();
    }
  };
  reader.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query: QueryRunner['query'] = runner.query.bind(runner);
    runner.query = (...statement: Parameters<QueryRunner['query']>) =>
      retryOnConflict((attempt) => (attempt === 1 ? query : onAnother)(...statement));
    return runner;
  };
}
