import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { idempotencyKeyOf } from '../http/idempotency-key.decorator.js';
import { type Origin, originOf } from './origin.decorator.js';

export interface SignedInUser {
  adminId: number;
  sessionId: string;
}

export interface AuthenticatedUser extends SignedInUser {
  origin: Origin;
  idempotencyKey?: string;
}

function currentUser(_: unknown, context: ExecutionContext): AuthenticatedUser {
  const { user } = context.switchToHttp().getRequest<Request & { user?: SignedInUser }>();
  if (!user)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: it has no caller`);
  return { ...user, origin: originOf(context) };
}

export const CurrentUser = createParamDecorator(currentUser);

/** With the key by which `Creations` knows a request that is sent again. */
export const CreatingUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): AuthenticatedUser => ({
    ...currentUser(_, context),
    idempotencyKey: idempotencyKeyOf(context),
  }),
);

export const IsStaff = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  return context.switchToHttp().getRequest<Request & { user?: SignedInUser }>().user !== undefined;
});
