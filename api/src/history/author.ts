import type { EntityManager } from 'typeorm';
import { Admin, fullName } from '../auth/admin.entity.js';

export interface Author {
  adminId: number | null;
  /** Shared by changes that are made together. */
  batch?: Batch;
  /** Of the request that creates a record. */
  idempotencyKey?: string;
}

export interface Batch {
  first?: number;
}

export const SYSTEM_AUTHOR = { adminId: null } satisfies Author;
export const SYSTEM_NAME = 'Etalase';

export async function authorOf(manager: EntityManager, { adminId }: Author) {
  const admin_name =
    adminId === null ? SYSTEM_NAME : fullName(await manager.findOneByOrFail(Admin, { id: adminId }));
  return { admin_id: adminId, admin_name };
}
