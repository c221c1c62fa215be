import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import type { Request } from 'express';
import { Unauthorized } from '../http/refusals.js';
import type { SignedIn } from './caller.decorator.js';
import { IS_PUBLIC } from './public.decorator.js';
import { SessionsService } from './sessions.service.js';

export interface TokenClaims {
  id: number;
  /** The session. */
  sid: string;
}

@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    const request = context.switchToHttp().getRequest<Request & { user?: SignedIn }>();
    const { authorization } = request.headers;
    if (!authorization) throw new Unauthorized('Silakan login terlebih dahulu.');
    request.user = await this.signedIn(/^bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '');
    if (request.user) return true;
    throw new Unauthorized('Sesi tidak sah atau sudah berakhir. Silakan login kembali.');
  }

  private async signedIn(token: string): Promise<SignedIn | undefined> {
    const options = { algorithms: ['HS256' as const] };
    // The payload may have any shape: another program may know the secret.
    const claims = await this.jwt.verifyAsync<Record<string, unknown>>(token, options).catch(() => undefined);
    if (typeof claims?.id !== 'number' || typeof claims.sid !== 'string' || !claims.exp) return undefined;
    // The login itself may have been ended.
    const isOpen = await this.sessions.isOpen(claims.sid, claims.id);
    return isOpen ? { adminId: claims.id, sessionId: claims.sid } : undefined;
  }
}
