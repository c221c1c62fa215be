import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { EntityManager } from 'typeorm';
import type { Admin } from '../auth/admin.entity.js';
import { AdminsService } from '../admins/admins.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Env } from '../env.js';
import { InvalidFields, Unauthorized } from '../http/http-errors.js';
import { TotpService } from '../totp/totp.service.js';
import type { AuthenticatedUser } from '../auth/current-user.decorator.js';
import { LoginRateLimiter } from './login-rate-limiter.js';
import type { TokenClaims } from '../auth/jwt.strategy.js';
import { KnownPlacesService, type Place } from './known-places.service.js';
import {
  type ConfirmRequest,
  type LoginRequest,
  type LoginResponse,
  WRONG_CREDENTIALS,
} from './login.dto.js';
import type { Origin } from '../auth/origin.decorator.js';
import { passwordMatches } from '../auth/passwords.js';
import { type SecurityDetails, SecurityLog } from '../auth/security-log.js';
import { SessionsService } from '../auth/sessions.service.js';

interface NewSession {
  code: string | undefined;
  origin: Origin;
  from: string;
  place: Place;
}

@Injectable()
export class LoginService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly totp: TotpService,
    private readonly places: KnownPlacesService,
    private readonly limits: LoginRateLimiter,
    private readonly security: SecurityLog,
    private readonly work: UnitOfWork,
    private readonly jwt: JwtService,
    private readonly env: Env,
  ) {}

  /** @throws Unauthorized, in the same words for an unknown username, a disabled administrator and a wrong password */
  async login(
    { username, pass, device: sent, code }: LoginRequest,
    origin: Origin,
    from: string,
  ): Promise<LoginResponse> {
    const known = sent ? await this.places.knows(username, { device: sent }) : false;
    const device = known ? sent : undefined;
    return this.limits.login({ username, device, origin }, async () => {
      const place = {
        address: origin.address,
        device: sent === undefined ? undefined : (device ?? generateDevice()),
      };
      const admin = await this.authenticate(username, pass, origin);
      const sessionId = await this.begin(admin, { code, origin, from, place });
      if (sessionId === undefined) throw this.failed({ name: username, origin });
      this.security.record('login.succeeded', { adminId: admin.id, sessionId, origin });
      const claims: TokenClaims = { id: admin.id, sid: sessionId };
      const token = await this.jwt.signAsync(claims, { expiresIn: this.env.TOKEN_TTL / 1000 });
      return { token, device: place.device };
    });
  }

  async logout({ adminId, sessionId, origin }: AuthenticatedUser): Promise<void> {
    await this.sessions.end(sessionId);
    this.security.record('logout', { adminId, sessionId, origin });
  }

  /** @throws InvalidFields, TooManyRequests */
  confirm({ pass }: ConfirmRequest, caller: AuthenticatedUser): Promise<void> {
    const { adminId, sessionId } = caller;
    return this.limits.confirm(caller, async () => {
      const stored = await this.admins.passwordOf(adminId);
      const confirmed =
        (await passwordMatches(pass, stored)) &&
        (await this.compareAndSet(adminId, stored, () => this.sessions.confirm(sessionId)));
      this.security.record(confirmed ? 'confirm.succeeded' : 'confirm.failed', caller);
      if (!confirmed) throw new InvalidFields({ pass: 'Password salah.' });
    });
  }

  private async authenticate(username: string, pass: string, origin: Origin): Promise<Admin> {
    const admin = await this.admins.findForLogin(username);
    const matches = await passwordMatches(pass, admin?.pass);
    if (matches && admin?.disabled_at) {
      this.security.record('login.disabled', { adminId: admin.id, origin });
    }
    if (!admin || !matches || admin.disabled_at) throw this.failed({ name: username, origin });
    return admin;
  }

  private failed(details: SecurityDetails): Unauthorized {
    this.security.record('login.failed', details);
    return new Unauthorized(WRONG_CREDENTIALS);
  }

  private begin(admin: Admin, newSession: NewSession): Promise<string | undefined> {
    const open = () => this.open(admin, newSession);
    if (!newSession.code) return open();
    // Outside the unit of work, which a wrong code rolls back.
    return this.limits.code({ adminId: admin.id, origin: newSession.origin }, open);
  }

  /** @returns undefined when the password was changed meanwhile */
  private async open({ id: adminId, pass }: Admin, { code, origin, from, place }: NewSession) {
    let sessionId: string | undefined;
    await this.compareAndSet(adminId, pass, async (manager) => {
      await this.totp.pass(manager, { adminId, code, origin });
      sessionId = await this.sessions.begin(adminId, from);
      await this.places.remember(adminId, place);
    });
    return sessionId;
  }

  /** Does nothing when the password was changed during the slow comparison of its hash. */
  private compareAndSet(
    adminId: number,
    stored: string | undefined,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.work.internalTransaction(async (manager) => {
      if ((await this.admins.lockedPasswordOf(manager, adminId)) !== stored) return false;
      await work(manager);
      return true;
    });
  }
}

function generateDevice(): string {
  return randomBytes(32).toString('base64url');
}
