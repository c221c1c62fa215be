import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository } from 'typeorm';
import type { Caller } from '../auth/caller.decorator.js';
import { hashPassword, madeUpPassword } from '../auth/passwords.js';
import { SessionsService } from '../auth/sessions.service.js';
import { isDuplicate } from '../database/driver-errors.js';
import { lock } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ETALASE } from '../history/author.js';
import { type Kind, Recorder } from '../history/recorder.js';
import { Conflict, NotFound, NotYours } from '../http/refusals.js';
import type { AdminRequest } from './admin.dto.js';
import { Admin, fullName } from './admin.entity.js';

const USERNAME_TAKEN = 'Username sudah digunakan.';
const EMAIL_TAKEN = 'Email sudah digunakan.';

const ADMIN: Kind<Admin> = {
  entity: Admin,
  resource: 'admin',
  find: findOrFail,
  nameOf: fullName,
  valuesOf: ({ first_name, last_name, username, email }) => ({ first_name, last_name, username, email }),
};

@Injectable()
export class AdminsService {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionsService,
    private readonly recorder: Recorder,
    private readonly work: UnitOfWork,
  ) {}

  async find(id: number, caller: Caller): Promise<Admin> {
    refuseOthers(id, caller);
    return findOrFail(this.admins.manager, id);
  }

  /** With the hash, which every other read leaves out. */
  findForLogin(username: string): Promise<Admin | null> {
    return this.admins.findOne({
      where: { username: username.toLowerCase() },
      select: { id: true, pass: true },
    });
  }

  async update(id: number, request: AdminRequest, caller: Caller): Promise<Admin> {
    refuseOthers(id, caller);
    try {
      const { after } = await this.work.write(async (manager) => {
        await lock(manager, Admin, [id]);
        await refuseTaken(manager, id, request);
        return this.recorder.update(manager, ADMIN, id, { ...request }, caller);
      });
      return after;
    } catch (error) {
      if (isDuplicate(error)) throw new Conflict(USERNAME_TAKEN, { username: USERNAME_TAKEN });
      throw error;
    }
  }

  /** The caller's login lives on; every other login of the administrator ends. */
  async changePassword(password: string, caller: Caller): Promise<void> {
    const pass = await hashPassword(password);
    await this.work.write(async (manager) => {
      await this.recorder.updateSecret(manager, ADMIN, caller.adminId, { pass }, caller);
      await this.sessions.endAll(caller.adminId, caller.sessionId);
    });
  }

  /**
   * Every login of the administrator ends.
   * @returns the password that was made up
   * @throws NotFound
   */
  async resetPassword(username: string): Promise<string> {
    const password = madeUpPassword();
    const pass = await hashPassword(password);
    await this.work.write(async (manager) => {
      const admin = await manager.findOneBy(Admin, { username: username.toLowerCase() });
      if (!admin) throw new NotFound(`there is no administrator ${username}`);
      await this.recorder.updateSecret(manager, ADMIN, admin.id, { pass }, ETALASE);
      await this.sessions.endAll(admin.id);
    });
    return password;
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
    await this.work.write((manager) => this.recorder.create(manager, ADMIN, { ...admin, pass }, ETALASE));
  }
}

function refuseOthers(id: number, { adminId }: Caller): void {
  if (id !== adminId) throw new NotYours('Anda hanya dapat membuka profil sendiri.');
}

async function findOrFail(manager: EntityManager, id: number): Promise<Admin> {
  const admin = await manager.findOneBy(Admin, { id });
  if (!admin) throw new NotFound('Data admin tidak ditemukan.');
  return admin;
}

async function refuseTaken(
  manager: EntityManager,
  id: number,
  { username, email }: Pick<Admin, 'username' | 'email'>,
) {
  const errors: Record<string, string> = {};
  if (await manager.existsBy(Admin, { username, id: Not(id) })) errors.username = USERNAME_TAKEN;
  if (await manager.existsBy(Admin, { email, id: Not(id) })) errors.email = EMAIL_TAKEN;
  const [first] = Object.values(errors);
  if (first) throw new Conflict(first, errors);
}
