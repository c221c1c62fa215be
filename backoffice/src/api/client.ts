import createClient from 'openapi-fetch';
import type { paths } from 'api/schema';

/** Only for login and logout, which happen outside of React Admin. */
export const api = createClient<paths>();
