import { Initial1767225600000 } from './1767225600000-initial.js';
import { History1767312000000 } from './1767312000000-history.js';
import { Versions1767398400000 } from './1767398400000-versions.js';
import { Trash1767484800000 } from './1767484800000-trash.js';
import { Collations1767571200000 } from './1767571200000-collations.js';

/** In the order they run. A new one goes at the end, and none is changed once it has been released. */
export const migrations = [
  Initial1767225600000,
  History1767312000000,
  Versions1767398400000,
  Trash1767484800000,
  Collations1767571200000,
];
