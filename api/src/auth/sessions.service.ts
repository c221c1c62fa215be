import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThanOrEqual, MoreThan, Not, Repository } from 'typeorm';
import { HOUR, MINUTE, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { ConfirmationNeeded, NotFound, Unauthorized } from '../http/http-errors.js';
import { AdminSession } from './admin-session.entity.js';
import type { AuthenticatedUser } from './current-user.decorator.js';
import { SecurityLog } from './security-log.js';

const CONFIRMED_MS = 10 * MINUTE;
/** After its end, where nobody has logged in since, which clears it away too. */
const KEPT_MS = 30 * 24 * HOUR;

@Injectable()
export class SessionsService extends ScheduledTask {
  private readonly noting = new Map<string, Promise<void>>();

  constructor(
    @InjectRepository(AdminSession) private readonly sessions: Repository<AdminSession>,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
    private readonly env: Env,
  ) {
    super();
  }

  /** It counts as a use of the login, whose time of idleness begins anew. */
  async isOpen(id: string, admin_id: number): Promise<boolean> {
    const now = new Date();
    const isEnabled = { admin: { disabled_at: IsNull() } };
    const session = await this.sessions.findOneBy({ id, admin_id, ...this.inUse(now), ...isEnabled });
    if (!session) return false;
    this.noteUse(session, now);
    return true;
  }

  list(admin_id: number): Promise<AdminSession[]> {
    const where = { admin_id, ...this.inUse(new Date()) };
    return this.sessions.find({ where, order: { last_used_at: 'DESC', id: 'ASC' } });
  }

  async begin(admin_id: number, device: string): Promise<string> {
    const id = randomUUID();
    const now = new Date();
    const expires_at = new Date(now.getTime() + this.env.TOKEN_TTL);
    await this.work.internalTransaction(async (manager) => {
      await this.clear(manager, now);
      const times = { expires_at, last_used_at: now, confirmed_at: now };
      await manager.insert(AdminSession, { id, admin_id, device, ...times });
    });
    return id;
  }

  async confirm(id: string): Promise<void> {
    await this.work.internalTransaction((manager) =>
      manager.update(AdminSession, { id }, { confirmed_at: new Date() }),
    );
  }

  /** For what a stolen token must not be enough for. @throws Unauthorized, ConfirmationNeeded */
  async requireConfirmed(manager: EntityManager, { sessionId: id }: AuthenticatedUser): Promise<void> {
    const session = await manager.findOneBy(AdminSession, { id });
    if (!session) throw new Unauthorized('Sesi tidak sah atau sudah berakhir. Silakan login kembali.');
    if (Date.now() - session.confirmed_at.getTime() > CONFIRMED_MS) {
      throw new ConfirmationNeeded('Untuk keamanan akun, konfirmasi password Anda terlebih dahulu.');
    }
  }

  async end(id: string): Promise<void> {
    await this.work.internalTransaction((manager) => manager.delete(AdminSession, { id }));
  }

  /** @throws NotFound for a session that is over, or of another administrator */
  async endOne(id: string, { adminId, origin }: AuthenticatedUser): Promise<void> {
    const { affected } = await this.work.internalTransaction((manager) =>
      manager.delete(AdminSession, { id, admin_id: adminId }),
    );
    if (affected === 0) throw new NotFound('Sesi tidak ditemukan.');
    this.security.record('session.revoked', { adminId, sessionId: id, origin });
  }

  async endOthers({ adminId, sessionId, origin }: AuthenticatedUser): Promise<void> {
    const count = await this.endAll(adminId, sessionId);
    this.security.record('session.revoked', { adminId, count, origin });
  }

  /** Returns how many it has ended. @param kept the id of a session that lives on */
  async endAll(admin_id: number, kept = ''): Promise<number> {
    const { affected } = await this.work.internalTransaction((manager) =>
      manager.delete(AdminSession, { admin_id, id: Not(kept) }),
    );
    return affected ?? 0;
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.work.internalTransaction((manager) => this.clear(manager, new Date(now - KEPT_MS)));
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await Promise.all(this.noting.values());
  }

  private async clear(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(AdminSession, { expires_at: LessThanOrEqual(now) });
    await manager.delete(AdminSession, { last_used_at: LessThanOrEqual(this.idleSince(now)) });
  }

  private inUse(now: Date) {
    return { expires_at: MoreThan(now), last_used_at: MoreThan(this.idleSince(now)) };
  }

  private idleSince(now: Date): Date {
    return new Date(now.getTime() - this.env.SESSION_IDLE);
  }

  /** No request waits for it or fails with it: a database that refuses writes can still be read from. */
  private noteUse({ id, last_used_at }: AdminSession, now: Date): void {
    const interval = Math.min(MINUTE, this.env.SESSION_IDLE / 10);
    const due = new Date(now.getTime() - interval);
    if (last_used_at > due || this.noting.has(id)) return;
    const noted = this.work
      .internalTransaction((manager) => manager.update(AdminSession, { id }, { last_used_at: now }))
      .then(
        () => undefined,
        (error: unknown) => this.logger.warn(`the use of a session was not noted: ${String(error)}`),
      )
      .finally(() => this.noting.delete(id));
    this.noting.set(id, noted);
  }
}
