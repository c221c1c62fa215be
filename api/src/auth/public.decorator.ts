import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'auth:public';

/** Opens a route to everybody; without it a valid bearer token is needed. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
