import { Initial1767225600000 } from './1767225600000-initial.js';
import { CleanNames1796083200000 } from './1796083200000-clean-names.js';

/** In the order of their times. None is changed once it has been released. */
export const MIGRATIONS = [Initial1767225600000, CleanNames1796083200000];
