import createClient from 'openapi-fetch';
import type { paths } from 'api/schema';

/** For requests outside React Admin: login and logout. */
export const api = createClient<paths>();
