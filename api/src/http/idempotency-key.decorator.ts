import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { Malformed } from './refusals.js';

export const LONGEST_KEY = 64;
const HEADER = 'Idempotency-Key';
const KEY = new RegExp(`^[\\w-]{16,${LONGEST_KEY}}$`);

/** The sender's own name for what it creates, the same when it asks again because no answer came. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const key = context.switchToHttp().getRequest<Request>().get(HEADER);
  if (key !== undefined && !KEY.test(key))
    throw new Malformed(`${HEADER} terdiri dari 16 sampai ${LONGEST_KEY} huruf, angka, _ atau -.`);
  return key;
});

/** What becomes of a record that is created twice. */
export const LEFT_AS_SENT_LAST = 'what the first has created is then left as the second has it';

/** @param then what becomes of the second of two such requests */
export const ApiIdempotencyKey = (then: string) =>
  applyDecorators(
    ApiHeader({
      name: HEADER,
      required: false,
      schema: { type: 'string', pattern: KEY.source },
      description: `Random, and the same when a request is sent again because its answer was lost: ${then}.`,
    }),
  );
