import { QueryFailedError } from 'typeorm';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'];
// SQLite reports a RESTRICT as a trigger of its own, and a missing parent as a foreign key.
const STILL_REFERENCED = [
  'ER_ROW_IS_REFERENCED_2',
  'SQLITE_CONSTRAINT_TRIGGER',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
];
const NO_PARENT = ['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

// After any of these, what was last sent may or may not have arrived.
const LOST = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ETIMEDOUT',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_SESSION_WAS_KILLED',
  'PROTOCOL_CONNECTION_LOST',
]);

// The server's node is a replica by now, or has lost the others of its cluster: another one may be fit.
const UNFIT = new Set([
  'ER_UNKNOWN_COM_ERROR',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
]);

// As the answer to COMMIT these do not say which way it ended.
const UNSURE = new Set(['ER_ERROR_DURING_COMMIT', 'ER_QUERY_INTERRUPTED', 'ER_UNKNOWN_COM_ERROR']);

// These are numbers of MariaDB's that mysql2 has no name for.
const MARIADB: Record<number, string> = { 1927: 'ER_SESSION_WAS_KILLED', 1969: 'ER_QUERY_INTERRUPTED' };

export function driverCode(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, errno, fatal } = error.driverError as { code?: string; errno?: number; fatal?: boolean };
  // mysql2 has no code for a statement on a connection that was lost since the last one.
  return code ?? MARIADB[errno ?? 0] ?? (fatal ? 'PROTOCOL_CONNECTION_LOST' : undefined);
}

export const isLostConnection = (code: string | undefined) => LOST.has(code ?? '');

export const isConflict = (code: string | undefined) => code === 'ER_LOCK_DEADLOCK';

export const isUnfit = (code: string | undefined) => UNFIT.has(code ?? '');

export function isUncertainCommit(error: unknown): boolean {
  if (!(error instanceof QueryFailedError) || error.query !== 'COMMIT') return false;
  const code = driverCode(error) ?? '';
  return isLostConnection(code) || UNSURE.has(code);
}

export function isWorthAnotherAttempt(error: unknown, hasWaited: boolean): boolean {
  if (isUncertainCommit(error)) return false;
  const code = driverCode(error) ?? codeOfNoConnection(error);
  return isConflict(code) || (!hasWaited && (isUnfit(code) || isLostConnection(code)));
}

/** mysql2 marks the error of a connection that it could not open as `fatal`. */
function codeOfNoConnection(error: unknown): string | undefined {
  const { code, fatal } = (error ?? {}) as { code?: string; fatal?: boolean };
  return fatal ? code : undefined;
}

export const isDuplicate = (error: unknown) => DUPLICATE.includes(driverCode(error) ?? '');
export const isStillReferenced = (error: unknown) => STILL_REFERENCED.includes(driverCode(error) ?? '');
export const hasNoParent = (error: unknown) => NO_PARENT.includes(driverCode(error) ?? '');
export const isLocked = (error: unknown) => /^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(driverCode(error) ?? '');
