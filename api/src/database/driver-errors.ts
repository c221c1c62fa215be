import { QueryFailedError } from 'typeorm';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE'];
// SQLite reports a RESTRICT as a trigger of its own, and a missing parent as a foreign key.
const STILL_REFERENCED = [
  'ER_ROW_IS_REFERENCED_2',
  'SQLITE_CONSTRAINT_TRIGGER',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
];
const NO_PARENT = ['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

// With any of them the connection is gone, and what was last sent on it may or may not have arrived.
const LOST = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_SESSION_WAS_KILLED',
  'PROTOCOL_CONNECTION_LOST',
]);

// Numbers of MariaDB's that mysql2 has no name for: a connection that was killed, a statement that took too long.
const MARIADB: Record<number, string> = { 1927: 'ER_SESSION_WAS_KILLED', 1969: 'ER_QUERY_INTERRUPTED' };

/** The driver's own name for what went wrong, such as `ER_DUP_ENTRY`. */
export function driverCode(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, errno, fatal } = error.driverError as { code?: string; errno?: number; fatal?: boolean };
  // mysql2 has no code for a statement on a connection that was lost since the last one.
  return code ?? MARIADB[errno ?? 0] ?? (fatal ? 'PROTOCOL_CONNECTION_LOST' : undefined);
}

export const isLostConnection = (code: string | undefined) => LOST.has(code ?? '');

/** The connection was lost during COMMIT: the transaction may have been stored or not. */
export const isUncertainCommit = (error: unknown) =>
  error instanceof QueryFailedError && error.query === 'COMMIT' && isLostConnection(driverCode(error));

export const isDuplicate = (error: unknown) => DUPLICATE.includes(driverCode(error) ?? '');
export const isStillReferenced = (error: unknown) => STILL_REFERENCED.includes(driverCode(error) ?? '');
export const hasNoParent = (error: unknown) => NO_PARENT.includes(driverCode(error) ?? '');
export const isLocked = (error: unknown) => /^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(driverCode(error) ?? '');
