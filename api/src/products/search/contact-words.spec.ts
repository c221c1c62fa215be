import { withoutWa } from './contact-words.js';

test.each([
  ['wa', 'whatsapp'],
  ['WA?', 'whatsapp?'],
  ['No. WA', 'whatsapp'],
  ['nomer wa', 'whatsapp'],
  ['ada wa?', 'ada whatsapp?'],
  ['kopi wa', 'kopi'],
  ['wa kopi sangrai', 'kopi sangrai'],
  ['kopi nomor wa', 'kopi'],
  ['kopi jawa', 'kopi jawa'],
  ['wax', 'wax'],
  ['no 1', 'no 1'],
  ['', ''],
])('LIST-4 %j, of which no text has two letters alone, is looked for as %j', (text, words) =>
  expect(withoutWa(text)).toBe(words),
);
