import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Who sends the request: the administrator and the login the token belongs to. */
export interface Caller {
  adminId: number;
  sessionId: string;
}

export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<Request & { user: Caller }>().user,
);
