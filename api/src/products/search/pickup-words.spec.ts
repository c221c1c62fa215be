import { withoutPickup } from './pickup-words.js';

test.each([
  ...['ambil di tempat', 'Ambil sendiri', 'diambil sendiri', 'di tempat', 'bayar di tempat'].map((q) => [
    q,
    '',
  ]),
  ...['pick up', 'Pick-up', 'pickup', 'self pickup', 'self-pick up'].map((q) => [q, '']),
  ['kopi ambil di tempat', 'kopi'],
  ['pickup charcoal', 'charcoal'],
  ['tempat', 'tempat'],
  ['picked red', 'picked red'],
])('LIST-4 %j without how it is collected', (text, left) => expect(withoutPickup(text)).toBe(left));
