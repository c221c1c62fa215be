import { randomInt } from 'node:crypto';

/** Without letters and digits that are read as another one. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const newCode = () => `E-${Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
