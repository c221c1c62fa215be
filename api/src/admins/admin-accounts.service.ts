import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { refuseGuessable } from '../auth/password-rules.js';
import { hashPassword, generatePassword, passwordMatches } from '../auth/passwords.js';
import { type SecurityDetails, SecurityLog } from '../auth/security-log.js';
import { SessionsService } from '../auth/sessions.service.js';
import { lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author, SYSTEM_AUTHOR } from '../history/author.js';
import { Creations } from '../history/creations.service.js';
import { findRecord, isUnchanged } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { containsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, ownNames, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, NotFound } from '../http/http-errors.js';
import { AdminTotp } from '../auth/admin-totp.entity.js';
import type { Account, NewAdminRequest } from './admin.dto.js';
import { Admin } from '../auth/admin.entity.js';
import { ADMIN, forgetPlaces, refuseDuplicate, refuseTaken } from './admins.service.js';

const ADDED_OTHERWISE =
  'Administrator ini sudah ditambahkan dengan isian yang lain. Buka dari daftar administrator.';

export const ADMIN_LIST: ListRules<Admin> = {
  id: 'admin.id',
  sort: ownNames('admin', 'id', 'first_name', 'last_name', 'username', 'email', 'created_at'),
  texts: ['admin.first_name', 'admin.last_name'],
  filter: {
    q: containsFilter('admin.first_name', 'admin.last_name', 'admin.username', 'admin.email'),
    id: wholeNumberFilter('admin.id'),
  },
};

type By = AuthenticatedUser | typeof SYSTEM_AUTHOR;

@Injectable()
export class AdminAccountsService {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionsService,
    private readonly creations: Creations,
    private readonly records: RecordsService,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
  ) {}

  async list(query: ListQuery): Promise<Page<Account>> {
    const page = await runList(this.admins.createQueryBuilder('admin'), query, ADMIN_LIST);
    const ids = page.rows.map(({ id }) => id);
    const withTotp = await whoHasTotp(this.admins.manager, ids);
    return page.map((admin) => ({ admin, totp: withTotp.has(admin.id) }));
  }

  /** With a key that is known it returns the administrator of the first request, and changes nothing. */
  async add(request: NewAdminRequest, by: By): Promise<Account> {
    await refuseGuessable(request.password, request);
    const admin = await this.creations.once(
      ADMIN,
      by,
      () => this.addOnce(request, by),
      (id) => this.findAdded(id, request, by),
    );
    return { admin, totp: (await whoHasTotp(this.admins.manager, [admin.id])).has(admin.id) };
  }

  private async addOnce({ password, ...fields }: NewAdminRequest, by: By): Promise<Admin> {
    const pass = await hashPassword(password);
    const admin = await refuseDuplicate(
      this.work.internalTransaction(async (manager) => {
        await this.refuseUnconfirmed(manager, by);
        await refuseTaken(manager, fields);
        return this.records.create(ADMIN, { ...fields, pass }, by);
      }),
      () => refuseTaken(this.admins.manager, fields),
    );
    this.security.record('admin.added', about(admin.id, by));
    return admin;
  }

  private async findAdded(id: number, { password, ...fields }: NewAdminRequest, by: By): Promise<Admin> {
    await this.refuseUnconfirmed(this.admins.manager, by);
    const admin = await findRecord(this.admins.manager, ADMIN, id);
    const stored = await this.admins.findOne({ where: { id }, select: { id: true, pass: true } });
    if (!isUnchanged(admin, fields) || !(await passwordMatches(password, stored?.pass)))
      throw new Conflict(ADDED_OTHERWISE);
    return admin;
  }

  /** @throws ConfirmationNeeded, NotFound, Conflict for the first administrator himself, and for the last who can log in */
  async setDisabled(id: number, disabled: boolean, by: By): Promise<Account> {
    // All rows are locked, so that no two who are the last disable each other at once.
    const everybody = (await this.admins.find({ select: { id: true } })).map((admin) => admin.id);
    const { changed, account } = await this.work.internalTransaction(async (manager) => {
      await lock(manager, Admin, everybody);
      await this.refuseUnconfirmed(manager, by);
      const admin = await findRecord(manager, ADMIN, id);
      const totp = (await whoHasTotp(manager, [id])).has(id);
      if ((admin.disabled_at !== null) === disabled) return { changed: false, account: { admin, totp } };
      if (disabled) await refuseToDisable(manager, id, by);
      const disabled_at = disabled ? new Date() : null;
      const { after } = await this.records.update(ADMIN, id, { disabled_at }, by);
      if (disabled) await this.sessions.endAll(id);
      return { changed: true, account: { admin: after, totp } };
    });
    if (changed) this.security.record(disabled ? 'admin.disabled' : 'admin.enabled', about(id, by));
    return account;
  }

  /** Returns the new password. Every login ends; the second step stays as it is. */
  async resetPassword(id: number, by: By): Promise<string> {
    if (id === by.adminId) throw new Conflict('Ganti password Anda sendiri di halaman Profile.');
    const password = generatePassword();
    const pass = await hashPassword(password);
    await this.work.internalTransaction(async (manager) => {
      await lock(manager, Admin, [id]);
      await this.refuseUnconfirmed(manager, by);
      await this.records.updateSecret(ADMIN, id, { pass }, by);
      await forgetPlaces(manager, id);
      await this.sessions.endAll(id);
    });
    this.security.record('password.reset', about(id, by));
    return password;
  }

  async endSessions(id: number, by: By): Promise<void> {
    const count = await this.work.internalTransaction(async (manager) => {
      await this.refuseUnconfirmed(manager, by);
      const changes = { sessions: { from: null, to: null } };
      await this.records.note(ADMIN, id, changes, by);
      return this.sessions.endAll(id, by.adminId === null ? undefined : by.sessionId);
    });
    this.security.record('session.revoked', { ...about(id, by), count });
  }

  /** For the operator's commands. @throws NotFound */
  async idOf(username: string): Promise<number> {
    const admin = await this.admins.findOneBy({ username: username.toLowerCase() });
    if (!admin) throw new NotFound(`there is no administrator ${username}`);
    return admin.id;
  }

  private async refuseUnconfirmed(manager: EntityManager, by: By): Promise<void> {
    if (by.adminId !== null) await this.sessions.requireConfirmed(manager, by);
  }
}

function about(adminId: number, by: By): SecurityDetails {
  return by.adminId === null ? { adminId } : { adminId, by: by.adminId, origin: by.origin };
}

async function refuseToDisable(manager: EntityManager, id: number, { adminId }: Author): Promise<void> {
  const first = await manager.minimum(Admin, 'id');
  if (id === first && id === adminId) {
    throw new Conflict('Administrator pertama tidak dapat menonaktifkan dirinya sendiri.');
  }
  if (!(await manager.existsBy(Admin, { id: Not(id), disabled_at: IsNull() }))) {
    throw new Conflict('Harus ada setidaknya satu administrator yang aktif.');
  }
}

async function whoHasTotp(manager: EntityManager, ids: number[]): Promise<Set<number>> {
  const enabled = await manager.findBy(AdminTotp, { admin_id: In(ids), enabled_at: Not(IsNull()) });
  return new Set(enabled.map(({ admin_id }) => admin_id));
}
