import createClient from 'openapi-fetch';
import type { paths } from './schema';

/** For the calls that happen outside React Admin: logging in and out. */
export const api = createClient<paths>();
