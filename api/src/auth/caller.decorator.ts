import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type Origin, originOf } from './origin.decorator.js';

/** Whom the token belongs to: the administrator and the login. */
export interface SignedIn {
  adminId: number;
  sessionId: string;
}

/** Who sends the request, and from where. */
export interface Caller extends SignedIn {
  origin: Origin;
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request & { user: SignedIn }>();
  return { ...user, origin: originOf(context) };
});
