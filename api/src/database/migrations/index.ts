import { Initial1767225600000 } from './1767225600000-initial.js';

/** In the order of their times. None is changed once it has been released. */
export const MIGRATIONS = [Initial1767225600000];
