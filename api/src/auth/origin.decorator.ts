import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

export interface Origin {
  address: string;
  reqId: string;
}

export function originOf(context: ExecutionContext): Origin {
  const { ip = '', id } = context.switchToHttp().getRequest<Request & { id: string }>();
  return { address: ip, reqId: id };
}

export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext) =>
  originOf(context),
);
