import { Initial1767225600000 } from './1767225600000-initial.js';
import { History1767312000000 } from './1767312000000-history.js';
import { Versions1767398400000 } from './1767398400000-versions.js';
import { Trash1767484800000 } from './1767484800000-trash.js';
import { Collations1767571200000 } from './1767571200000-collations.js';
import { Installation1767657600000 } from './1767657600000-installation.js';
import { Pictures1767744000000 } from './1767744000000-pictures.js';
import { Logins1767830400000 } from './1767830400000-logins.js';
import { Administrators1767834000000 } from './1767834000000-administrators.js';
import { Orders1767920400000 } from './1767920400000-orders.js';
import { Search1767924000000 } from './1767924000000-search.js';
import { HistoryParts1768096800000 } from './1768096800000-history-parts.js';

/** In the order they run. A new one goes at the end, and none is changed once it has been released. */
export const migrations = [
  Initial1767225600000,
  History1767312000000,
  Versions1767398400000,
  Trash1767484800000,
  Collations1767571200000,
  Installation1767657600000,
  Pictures1767744000000,
  Logins1767830400000,
  Administrators1767834000000,
  Orders1767920400000,
  Search1767924000000,
  HistoryParts1768096800000,
];
