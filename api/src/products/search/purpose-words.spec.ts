import { withoutPurpose } from './purpose-words.js';

test.each([
  ['kopi untuk espresso', 'kopi   espresso'],
  ['Pupuk BUAT padi', 'Pupuk   padi'],
  ['pupuk utk sawit bagi petani', 'pupuk   sawit   petani'],
  ['charcoal for shisha', 'charcoal   shisha'],
  ['untuk', 'untuk'],
  ['for?', 'for?'],
  ['dibuat sesuai pesanan', 'dibuat sesuai pesanan'],
  ['format', 'format'],
  ['', ''],
])('LIST-4 %j without what says what it is for', (text, left) => expect(withoutPurpose(text)).toBe(left));
