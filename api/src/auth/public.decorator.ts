import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';
import { refusal } from '../http/envelope.decorator.js';

export const IS_PUBLIC = 'auth:public';
export const SHOWS_STAFF_MORE = 'auth:shows-staff-more';
const EXTENSION = 'x-public';

interface Operation {
  [EXTENSION]?: 'whole' | 'part';
  responses: Record<string, unknown>;
  security?: unknown[];
}

const NO_TOKEN = 'No token, or one that is wrong, expired or revoked; or wrong credentials.';

const open = (extent: 'whole' | 'part') =>
  applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(EXTENSION, extent));

export const Public = () => open('whole');

/** A token is looked at where there is one: the route asks `@IsStaff()`. */
export const PublicInPart = () => applyDecorators(open('part'), SetMetadata(SHOWS_STAFF_MORE, true));

/** `ApiSecurity` has no words for 'none'. All but the wholly public routes refuse a wrong token. */
export function documentTokens(document: OpenAPIObject): OpenAPIObject {
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations) as Operation[]) {
      const { [EXTENSION]: extent, responses } = operation;
      if (extent !== 'whole') responses[401] ??= refusal(NO_TOKEN);
      if (extent) operation.security = [];
      delete operation[EXTENSION];
    }
  }
  return document;
}
