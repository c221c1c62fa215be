import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { type Origin, originOf } from './origin.decorator.js';

export interface SignedIn {
  adminId: number;
  sessionId: string;
}

export interface Caller extends SignedIn {
  origin: Origin;
}

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: SignedIn }>();
  if (!user)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} is public: it has no caller`);
  return { ...user, origin: originOf(context) };
});
