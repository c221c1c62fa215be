import { REPLIES, type ReplyKind } from '../i18n/replies';
import { chatOf } from './chatOf';
import { chatHref, mailHref, type Priced, replyText } from './replyText';

const item = { product_id: 7, name: 'Kopi Gayo', quantity: '18', unit: 'ton', sample: true };
const english = { code: 'E-4K7Q2M', name: 'Jürgen Bäcker', language: 'en' as const, items: [item] };
const indonesian = { ...english, name: null, language: 'id' as const };
const coffee: Priced = {
  id: 7,
  name: 'Kopi Gayo',
  name_en: 'Gayo coffee',
  price: 85_000,
  price_unit: 'sack',
  pack_net_kg: 12.5,
  export_offer: { price: 3.1, currency: 'USD', unit: 'kg', incoterm: 'FOB' },
  export_place: 'Belawan',
  export_valid_until: '2026-12-31',
};
const atHome: Priced = { ...coffee, export_offer: null };

test.each(Object.keys(REPLIES) as ReplyKind[])('ASK-5 the text %s has all its places filled in', (kind) => {
  for (const [inquiry, dear] of [
    [english, 'Dear Jürgen Bäcker,'],
    [indonesian, 'Yth. Bapak/Ibu,'],
  ] as const) {
    const text = replyText(kind, inquiry, [coffee]);
    expect(text.split('\n')[0]).toBe(dear);
    expect(text).toContain('E-4K7Q2M');
    expect(text).not.toMatch(/[{}]|undefined|null/);
  }
});

test('ASK-5 the products are named in the language of the buyer, with what was asked for', () => {
  expect(replyText('first', english, [coffee])).toContain('\n- Gayo coffee, 18 t, sample\n');
  expect(replyText('first', indonesian, [coffee])).toContain('\n- Kopi Gayo, 18 ton, sampel\n');
  expect(replyText('first', english, [])).toContain('\n- Kopi Gayo, 18 t, sample\n');
  expect(replyText('first', { ...english, items: [] }, [])).not.toContain('\n\n\n');
});

test.each([
  [english, coffee, 'Gayo coffee: USD 3.10 / kg, FOB Belawan, valid until 31 December 2026'],
  [english, atHome, 'Gayo coffee: IDR 85,000 / sack (12.5 kg)'],
  [english, { ...atHome, price: null }, 'Gayo coffee: on request'],
  [indonesian, coffee, 'Kopi Gayo: Rp 85.000 / karung (12,5 kg)'],
  [
    indonesian,
    { ...coffee, price: null },
    'Kopi Gayo: US$3,10 / kg, FOB Belawan, berlaku sampai 31 Desember 2026',
  ],
  [indonesian, { ...atHome, price: null }, 'Kopi Gayo: menyusul'],
])('ASK-5 a price line of the catalogue: %#', (inquiry, product, line) => {
  expect(replyText('price', inquiry, [product])).toContain(`\n- ${line}\n`);
});

test.each([
  ['0812 3456-7890', 'https://wa.me/6281234567890'],
  ['+49 (30) 123/456', 'https://wa.me/4930123456'],
  ['123', null],
  [null, null],
])('ASK-5 the number %p has the chat %p', (phone, chat) => {
  expect(chatOf(phone)).toBe(chat);
});

test('ASK-5 a text with every kind of sign arrives whole, and adds no header to a mail', () => {
  const text = 'A & B?\nC=1 + 2 #3 100%';
  expect(new URL(chatHref('https://wa.me/4930123456', text)).searchParams.get('text')).toBe(text);
  const mail = new URL(mailHref('a?bcc=x%40y.z&b@c.de', english, text));
  expect(decodeURIComponent(mail.pathname)).toBe('a?bcc=x%40y.z&b@c.de');
  expect([...mail.searchParams]).toEqual([
    ['subject', 'Your inquiry E-4K7Q2M'],
    ['body', text.replace('\n', '\r\n')],
  ]);
});
