import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository } from 'typeorm';
import type { Caller } from '../auth/caller.decorator.js';
import { hashPassword } from '../auth/passwords.js';
import { SessionsService } from '../auth/sessions.service.js';
import { isDuplicate } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Conflict, NotFound, NotYours } from '../http/refusals.js';
import type { AdminRequest } from './admin.dto.js';
import { Admin } from './admin.entity.js';

const USERNAME_TAKEN = 'Username sudah digunakan.';
const EMAIL_TAKEN = 'Email sudah digunakan.';

@Injectable()
export class AdminsService {
  constructor(
    @InjectRepository(Admin) private readonly admins: Repository<Admin>,
    private readonly sessions: SessionsService,
    private readonly work: UnitOfWork,
  ) {}

  async find(id: number, caller: Caller): Promise<Admin> {
    if (id !== caller.adminId) throw new NotYours('Anda hanya dapat membuka profil sendiri.');
    const admin = await this.admins.findOneBy({ id });
    if (!admin) throw new NotFound('Data admin tidak ditemukan.');
    return admin;
  }

  /** With the hash, which every other read leaves out. */
  findForLogin(username: string): Promise<Admin | null> {
    return this.admins.findOne({
      where: { username: username.toLowerCase() },
      select: { id: true, pass: true },
    });
  }

  async update(id: number, request: AdminRequest, caller: Caller): Promise<Admin> {
    const admin = await this.find(id, caller);
    const changed = {
      ...request,
      username: request.username.toLowerCase(),
      email: request.email.toLowerCase(),
    };
    try {
      await this.work.write(async (manager) => {
        await refuseTaken(manager, id, changed);
        await manager.update(Admin, { id }, changed);
      });
    } catch (error) {
      if (isDuplicate(error)) throw new Conflict(USERNAME_TAKEN, { username: USERNAME_TAKEN });
      throw error;
    }
    return { ...admin, ...changed };
  }

  /** The caller's login lives on; every other login of the administrator ends. */
  async changePassword(password: string, { adminId, sessionId }: Caller): Promise<void> {
    const pass = await hashPassword(password);
    await this.work.write(async (manager) => {
      await manager.update(Admin, { id: adminId }, { pass });
      await this.sessions.endOthers(adminId, sessionId);
    });
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
    await this.work.write((manager) => manager.insert(Admin, { ...admin, pass }));
  }
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
