import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { AdminSession } from './admin-session.entity.js';

@Injectable()
export class SessionsService {
  constructor(
    @InjectRepository(AdminSession) private readonly sessions: Repository<AdminSession>,
    private readonly work: UnitOfWork,
    private readonly env: Env,
  ) {}

  isOpen(id: string, admin_id: number): Promise<boolean> {
    return this.sessions.existsBy({ id, admin_id, expires_at: MoreThan(new Date()) });
  }

  /** Begins a login that lasts TOKEN_TTL, and clears away those that have run out. */
  async begin(admin_id: number): Promise<string> {
    const id = randomUUID();
    const expires_at = new Date(Date.now() + this.env.tokenSeconds * 1000);
    await this.work.write(async (manager) => {
      await manager.delete(AdminSession, { expires_at: LessThanOrEqual(new Date()) });
      await manager.insert(AdminSession, { id, admin_id, expires_at });
    });
    return id;
  }

  async end(id: string): Promise<void> {
    await this.work.write((manager) => manager.delete(AdminSession, { id }));
  }

  /** Ends every login of the administrator; one may be kept. */
  async endAll(admin_id: number, kept = ''): Promise<void> {
    await this.work.write((manager) => manager.delete(AdminSession, { admin_id, id: Not(kept) }));
  }
}
