import { QueryFailedError } from 'typeorm';

const DUPLICATE = ['ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE'];
// SQLite reports a RESTRICT as a trigger of its own, and a missing parent as a foreign key.
const STILL_REFERENCED = [
  'ER_ROW_IS_REFERENCED_2',
  'SQLITE_CONSTRAINT_TRIGGER',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
];
const NO_PARENT = ['ER_NO_REFERENCED_ROW_2', 'SQLITE_CONSTRAINT_FOREIGNKEY'];

/** The driver's own name for what went wrong, such as `ER_DUP_ENTRY`. */
export function driverCode(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
}

export const isDuplicate = (error: unknown) => DUPLICATE.includes(driverCode(error) ?? '');
export const isStillReferenced = (error: unknown) => STILL_REFERENCED.includes(driverCode(error) ?? '');
export const hasNoParent = (error: unknown) => NO_PARENT.includes(driverCode(error) ?? '');
