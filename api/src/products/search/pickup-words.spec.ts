import { withoutOpening, withoutPickup } from './pickup-words.js';
import { plainWords } from './words.js';

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

test.each([
  ...['buka hari minggu?', 'hari sabtu buka', 'minggu buka', 'Buka setiap hari', 'tanggal merah tutup'],
  ...[
    'hari ini buka',
    "hari Jum'at",
    'hari libur',
    'opening hours',
    'jam buka',
    'tutup jam berapa',
    'buka sabtu',
    'datang sabtu',
    'kunjungan',
    'visit on Saturday',
    'office hours',
  ],
])('LIST-4 %j is of opening hours alone', (text) => expect(plainWords(withoutOpening(text))).toEqual([]));

test.each(['hari', '30 hari', 'dibuka', 'minggu', 'merah', 'jam', 'hours'])('LIST-4 %j is not', (text) =>
  expect(withoutOpening(text)).toBe(text),
);
