import type { EntityManager } from 'typeorm';
import { Admin, fullName } from '../auth/admin.entity.js';
import type { Action } from './history-entry.entity.js';

/** Who changes something: an administrator, as the caller of a request is one, or the program itself. */
export interface Author {
  adminId: number | null;
  /** Shared by what is written together. */
  batch?: Batch;
}

/** Of each action the first entry, which those of the other records are part of. */
export type Batch = Partial<Record<Action, number>>;

/** The first start and what runs by the clock. */
export const ETALASE = { adminId: null } satisfies Author;
export const ETALASE_NAME = 'Etalase';

/** As an entry in the history names the author. */
export async function authorOf(manager: EntityManager, { adminId }: Author) {
  const admin_name =
    adminId === null ? ETALASE_NAME : fullName(await manager.findOneByOrFail(Admin, { id: adminId }));
  return { admin_id: adminId, admin_name };
}
