import type { EntityManager } from 'typeorm';
import { Admin, fullName } from '../auth/admin.entity.js';

/** Who changes something: an administrator, as the caller of a request is one, or the program itself. */
export interface Author {
  adminId: number | null;
  /** Shared by what is written together, be it added or changed. */
  batch?: Batch;
}

export interface Batch {
  first?: number;
}

/** The first start and what runs by the clock. */
export const SYSTEM_AUTHOR = { adminId: null } satisfies Author;
export const SYSTEM_NAME = 'Etalase';

export async function authorOf(manager: EntityManager, { adminId }: Author) {
  const admin_name =
    adminId === null ? SYSTEM_NAME : fullName(await manager.findOneByOrFail(Admin, { id: adminId }));
  return { admin_id: adminId, admin_name };
}
