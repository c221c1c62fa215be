import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { refuseGuessable } from '../auth/password-rules.js';
import { hashPassword } from '../auth/passwords.js';
import { SecurityLog } from '../auth/security-log.js';
import { KnownPlace } from '../auth/known-place.entity.js';
import { SessionsService } from '../auth/sessions.service.js';
import { isDuplicate } from '../database/driver-errors.js';
import { lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SYSTEM_AUTHOR } from '../history/author.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { Conflict, Forbidden } from '../http/http-errors.js';
import type { AdminRequest } from './admin.dto.js';
import { Admin, fullName } from '../auth/admin.entity.js';

const USERNAME_TAKEN = 'Username sudah digunakan.';
const EMAIL_TAKEN = 'Email sudah digunakan.';
const CHANGED_MEANWHILE = 'Password baru saja diubah dari permintaan lain. Silakan coba lagi.';

export const ADMIN: RecordType<Admin> = {
  entity: Admin,
  resource: 'admin',
  notFound: 'Data admin tidak ditemukan.',
  isInternal: true,
  nameOf: fullName,
};

@Injectable()
export class AdminsService {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionsService,
    private readonly records: RecordsService,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
  ) {}

  async find(id: number, caller: AuthenticatedUser): Promise<Admin> {
    refuseOthers(id, caller);
    return findRecord(this.admins.manager, ADMIN, id);
  }

  findForLogin(username: string): Promise<Admin | null> {
    return this.admins.findOne({
      where: { username: username.toLowerCase() },
      select: { id: true, pass: true, disabled_at: true },
    });
  }

  /** The hash; undefined for an administrator who is disabled. */
  passwordOf(id: number): Promise<string | undefined> {
    return passwordIn(this.admins.manager, id);
  }

  /** The hash, which stays as it is until the unit of work is over. */
  async lockedPasswordOf(manager: EntityManager, id: number): Promise<string | undefined> {
    await lock(manager, Admin, [id]);
    return passwordIn(manager, id);
  }

  /** @throws Forbidden, ConfirmationNeeded for another username or e-mail, Conflict for a taken one */
  async update(id: number, request: AdminRequest, caller: AuthenticatedUser): Promise<Admin> {
    refuseOthers(id, caller);
    const { before, after } = await refuseDuplicate(
      this.work.internalTransaction(async (manager) => {
        await lock(manager, Admin, [id]);
        const { username, email } = await findRecord(manager, ADMIN, id);
        if (request.username !== username || request.email !== email) {
          await this.sessions.requireConfirmed(manager, caller);
        }
        await refuseTaken(manager, request, id);
        return this.records.update(ADMIN, id, { ...request }, caller);
      }),
      () => refuseTaken(this.admins.manager, request, id),
    );
    for (const field of ['username', 'email'] as const) {
      if (before[field] !== after[field]) this.security.record(`${field}.changed`, caller);
    }
    return after;
  }

  async changePassword(password: string, caller: AuthenticatedUser): Promise<void> {
    const id = caller.adminId;
    const stored = await this.passwordOf(id);
    await refuseGuessable(password, await this.find(id, caller));
    const pass = await hashPassword(password);
    const ended = await this.work.internalTransaction(async (manager) => {
      const current = await this.lockedPasswordOf(manager, id);
      await this.sessions.requireConfirmed(manager, caller);
      if (current !== stored) throw new Conflict(CHANGED_MEANWHILE);
      await this.records.updateSecret(ADMIN, id, { pass }, caller);
      await forgetPlaces(manager, id);
      return this.sessions.endAll(id, caller.sessionId);
    });
    this.security.record('password.changed', caller);
    if (ended > 0) this.security.record('session.revoked', { ...caller, sessionId: undefined, count: ended });
  }

  exists(): Promise<boolean> {
    return this.admins.exists();
  }

  async createFirst(username: string, password: string): Promise<void> {
    const pass = await hashPassword(password);
    const admin = {
      first_name: 'Admin',
      last_name: 'Etalase',
      username: username.toLowerCase(),
      email: 'admin@example.com',
    };
    const { id } = await this.records.create(ADMIN, { ...admin, pass }, SYSTEM_AUTHOR);
    this.security.record('admin.added', { adminId: id });
  }
}

function refuseOthers(id: number, { adminId }: AuthenticatedUser): void {
  if (id !== adminId) throw new Forbidden('Anda hanya dapat membuka profil sendiri.');
}

async function passwordIn(manager: EntityManager, id: number): Promise<string | undefined> {
  const admin = await manager.findOne(Admin, {
    where: { id, disabled_at: IsNull() },
    select: { id: true, pass: true },
  });
  return admin?.pass;
}

/** Of two that ask for one name at once the database refuses the second. */
export async function refuseDuplicate<T>(stored: Promise<T>, refuse: () => Promise<void>): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    if (isDuplicate(error)) await refuse();
    throw error;
  }
}

export async function refuseTaken(
  manager: EntityManager,
  { username, email }: Pick<Admin, 'username' | 'email'>,
  ownId = 0,
) {
  const errors: Record<string, string> = {};
  if (await manager.existsBy(Admin, { username, id: Not(ownId) })) errors.username = USERNAME_TAKEN;
  if (await manager.existsBy(Admin, { email, id: Not(ownId) })) errors.email = EMAIL_TAKEN;
  const [first] = Object.values(errors);
  if (first) throw new Conflict(first, errors);
}

/** Places where the old password was used have no privilege with the new one. */
export async function forgetPlaces(manager: EntityManager, admin_id: number): Promise<void> {
  await manager.delete(KnownPlace, { admin_id });
}
