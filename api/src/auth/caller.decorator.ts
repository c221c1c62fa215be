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

/** Of a route that needs a token. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: SignedIn }>();
  if (!user)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: it has no caller`);
  return { ...user, origin: originOf(context) };
});
