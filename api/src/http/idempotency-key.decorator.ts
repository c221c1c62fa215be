import { applyDecorators, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { BadRequest } from './http-errors.js';

export const LONGEST_KEY = 64;
const HEADER = 'Idempotency-Key';
const KEY = new RegExp(`^[\\w-]{16,${LONGEST_KEY}}$`);

/** @throws BadRequest */
export function idempotencyKeyOf(context: ExecutionContext): string | undefined {
  const key = context.switchToHttp().getRequest<Request>().get(HEADER);
  if (key !== undefined && !KEY.test(key))
    throw new BadRequest(`${HEADER} terdiri dari 16 sampai ${LONGEST_KEY} huruf, angka, _ atau -.`);
  return key;
}

export const ApiIdempotencyKey = (then = 'what the first has created is then left as the second has it') =>
  applyDecorators(
    ApiHeader({
      name: HEADER,
      required: false,
      schema: { type: 'string', pattern: KEY.source },
      description: `Random, and the same when a request is sent again because its answer was lost: ${then}.`,
    }),
  );
