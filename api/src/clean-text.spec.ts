import { cleanCode, cleanLine, cleanText } from './clean-text.js';

const FAMILY = '\u{1F468}\u200D\u{1F469}\u{1F3FD}\u200D\u{1F467}';

test.each([
  ['no-break and wide spaces', 'Arang\u00A0Uji\u3000Spasi\u202F1', 'Arang Uji Spasi 1'],
  ['zero-width characters', '\uFEFFAr\u200Bang\u2060 Uj\u00ADi\u200D\u200C', 'Arang Uji'],
  ['direction marks in a Latin text', '\u202A+62 812\u202C\u200E', '+62 812'],
  [
    'soft and foreign line breaks',
    'satu\vdua\u0085tiga\u2028empat\r\nlima\renam',
    'satu\ndua\ntiga\nempat\nlima\nenam',
  ],
  ['a letter and its accent', 'Cafe\u0301', 'Caf\u00E9'],
  ['letters that print nothing', '\u3164\u2800\uFFA0\u115F\u00A0', ''],
  ['an accent alone', '\u0301', ''],
])('%s become what they look like', (_, typed, stored) => {
  expect(cleanText(typed)).toBe(stored);
  expect(cleanText(stored)).toBe(stored);
});

test.each([
  ['Persian', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645'],
  ['Sinhala', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3'],
  ['Malayalam, at the end of a word', '\u0D05\u0D35\u0D28\u0D4D\u200D'],
  ['Arabic with a mark of direction', '\u0642\u0647\u0648\u0629 (Gayo)\u200F'],
  ['Thai with ends of words', '\u0E01\u0E32\u200B\u0E41\u0E1F'],
  ['emoji', `Kopi ${FAMILY} \u2615\uFE0F`],
])('characters that a text needs stay: %s', (_, text) => {
  expect(cleanText(text)).toBe(text);
});

test('a joiner that joins nothing goes from those scripts too', () => {
  expect(cleanText('\u200C\u0645\u06CC\u200C Gayo\u200D \u{1F468}\u200D')).toBe(
    '\u0645\u06CC Gayo \u{1F468}',
  );
});

test('a line has single spaces, and keeps a usual line break for the rules to refuse', () => {
  expect(cleanLine(' Arang\u00A0 Uji\u200B\t Spasi\v25\u2028mm ')).toBe('Arang Uji Spasi 25 mm');
  expect(cleanLine('Te\nh\u00A0')).toBe('Te\nh');
});

test('a code has plain hyphens, and nothing that is not seen', () => {
  expect(cleanCode('\u200E+62 812\u20115550\u20111234')).toBe('+62 812-5550-1234');
  expect(cleanCode('\u22127.319,\u00A0110.491\u200F')).toBe('-7.319, 110.491');
});

test('many marks take no time, of which no writing puts more than thirty on a letter', () => {
  const marked = `a${'\u0344'.repeat(25_000)}${'\u0323'.repeat(25_000)}`;
  const begun = performance.now();
  expect(cleanText(marked).length).toBeLessThan(70);
  expect(performance.now() - begun).toBeLessThan(500);
});
