import { messagesIn } from '~/i18n/messages.server';
import { newItem } from './inquiry-list';
import { type AskedItem, composeMessage } from './inquiry-message';

const texts = messagesIn('en').asking;
const SITE = 'https://site.example';

type Fields = Partial<Omit<AskedItem, 'name'>> & { name?: string };

const item = (id: number, { name = `Coffee ${id}`, ...fields }: Fields = {}): AskedItem => ({
  ...newItem(id),
  name: { text: name },
  isSoldOut: false,
  ...fields,
});
const many = (count: number, fields?: Fields) =>
  Array.from({ length: count }, (_, index) => item(index + 1, fields));
const compose = (asked: readonly AskedItem[], code = 'E-4K7Q2M') => composeMessage(texts, SITE, asked, code);
const blanks = 'Port of destination: \nSample needed: ';

test('ASK-2 a message has the products with quantity and link, blanks for the rest, and the code', () => {
  const amount = { quantity: '18', unit: 't', sample: true };
  expect(compose([item(1, amount), item(2)])).toBe(
    `Hello, I would like to ask about:
- Coffee 1, 18 t, sample: ${SITE}/produk/1
- Coffee 2: ${SITE}/produk/2
Quantity: \n${blanks}
Code: E-4K7Q2M`,
  );
  expect(compose([item(1, amount)], '')).toMatch(/produk\/1\nPort of destination: \nSample needed: $/);
});

test('ASK-2 without a product it is the general question', () => {
  expect(compose([])).toBe(`${texts.message.general}\nQuantity: \n${blanks}\nCode: E-4K7Q2M`);
});

test('ASK-1 it begins with what is sold out, in both languages', () => {
  const asked = [item(1), item(2, { isSoldOut: true })];
  expect(compose(asked).split('\n').slice(0, 4)).toEqual([
    'Tell me when it is available:',
    `- Coffee 2: ${SITE}/produk/2`,
    'Hello, I would like to ask about:',
    `- Coffee 1: ${SITE}/produk/1`,
  ]);
  expect(composeMessage(messagesIn('id').asking, SITE, asked, '')).toMatch(/^Kabari saya jika tersedia:\n/);
});

test('ASK-2 twenty products fit into twelve lines, and the others are counted', () => {
  const lines = compose(many(20)).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(6);
  expect(lines).toContain('and 14 more');
  expect(compose(many(7))).not.toContain('more');
  const sold = [...many(3, { isSoldOut: true }), ...many(17)];
  expect(compose(sold).split('\n').length).toBeLessThanOrEqual(12);
});

test.each(['咖啡'.repeat(75), 'W'.repeat(150), '</script>\u202E🌶️'.repeat(12)])(
  'ASK-2 long names of any letters stay within 1,800 encoded characters',
  (name) => {
    const text = compose(many(20, { name, quantity: '9'.repeat(40) }));
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(1800);
    expect(text).toMatch(/and \d+ more\n[^]*Code: E-4K7Q2M$/);
  },
);
