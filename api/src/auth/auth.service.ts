import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { AdminsService } from '../admins/admins.service.js';
import { Env } from '../env.js';
import { NotSignedIn } from '../http/refusals.js';
import type { Caller } from './caller.decorator.js';
import type { TokenClaims } from './jwt.strategy.js';
import { type LoginRequest, type LoginResponse, WRONG_CREDENTIALS } from './login.dto.js';
import { passwordMatches } from './passwords.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: SessionsService,
    private readonly jwt: JwtService,
    private readonly env: Env,
  ) {}

  /** @throws NotSignedIn with one sentence for an unknown username and a wrong password alike */
  async login({ username, pass }: LoginRequest): Promise<LoginResponse> {
    const admin = await this.admins.findForLogin(username);
    if (!(await passwordMatches(pass, admin?.pass)) || !admin) throw new NotSignedIn(WRONG_CREDENTIALS);
    const claims: TokenClaims = { id: admin.id, sid: await this.sessions.begin(admin.id) };
    return { token: await this.jwt.signAsync(claims, { expiresIn: this.env.tokenSeconds }) };
  }

  async logout({ sessionId }: Caller): Promise<void> {
    await this.sessions.end(sessionId);
  }
}
