import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, type OpenAPIObject } from '@nestjs/swagger';

export const IS_PUBLIC = 'auth:public';
export const SHOWS_STAFF_MORE = 'auth:shows-staff-more';
const EXTENSION = 'x-public';

export const Public = () => applyDecorators(SetMetadata(IS_PUBLIC, true), ApiExtension(EXTENSION, true));

/** A token is looked at where there is one: the route asks `@IsStaff()`. */
export const PublicInPart = () => applyDecorators(Public(), SetMetadata(SHOWS_STAFF_MORE, true));

/** `ApiSecurity` has no words for 'none'. */
export function documentPublicRoutes(document: OpenAPIObject): OpenAPIObject {
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations) as Record<string, unknown>[]) {
      if (!operation[EXTENSION]) continue;
      delete operation[EXTENSION];
      operation.security = [];
    }
  }
  return document;
}
