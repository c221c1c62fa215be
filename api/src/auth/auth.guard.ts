import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { Unauthorized } from '../http/http-errors.js';
import { originOf } from './origin.decorator.js';
import { IS_PUBLIC, SHOWS_STAFF_MORE } from './public.decorator.js';
import { SecurityLog } from './security-log.js';

@Injectable()
export class AuthGuard extends PassportGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecurityLog,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const marked = (mark: string) =>
      this.reflector.getAllAndOverride<boolean>(mark, [context.getHandler(), context.getClass()]);
    const { authorization } = context.switchToHttp().getRequest<Request>().headers;
    const isOpen = marked(IS_PUBLIC) && (authorization === undefined || !marked(SHOWS_STAFF_MORE));
    return isOpen || super.canActivate(context);
  }

  override handleRequest<AuthenticatedUser>(
    error: Error | null,
    user: AuthenticatedUser | false,
    _info: unknown,
    context: ExecutionContext,
  ) {
    if (error) throw error;
    if (user) return user;
    const sent = context.switchToHttp().getRequest<Request>().headers.authorization;
    if (sent) this.security.record('token.refused', { origin: originOf(context) });
    throw new Unauthorized(
      sent ? 'Sesi tidak sah atau sudah berakhir. Silakan login kembali.' : 'Silakan login terlebih dahulu.',
    );
  }
}
