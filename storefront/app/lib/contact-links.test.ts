import { chatLink, emailAddress, messagingNumber, webLink, webMailLink, mailQuery } from './contact-links';

test('FOOT-2 CON-3 the messaging number is the WhatsApp link with its wa.me prefix replaced by +', () => {
  expect(messagingNumber('https://wa.me/6281200000000')).toBe('+6281200000000');
  expect(messagingNumber('wa.me/6281200000000')).toBe('+6281200000000');
  expect(messagingNumber(' https://wa.me/6281200000000 ')).toBe('+6281200000000');
  expect(messagingNumber('https://wa.me/6281200000000?text=Halo')).toBe('+6281200000000');
});

test('FOOT-3 the mailto link is built from the trimmed e-mail', () => {
  expect(emailAddress('  export@example.com ')).toBe('export@example.com');
  expect(emailAddress('mailto:export@example.com')).toBe('export@example.com');
});

test('FOOT-5 a missing or unusable field gives no link', () => {
  expect(emailAddress('')).toBeUndefined();
  expect(emailAddress('javascript:alert(1)')).toBeUndefined();
  expect(webLink(null)).toBeUndefined();
  expect(webLink('  ')).toBeUndefined();
});

test('a link that is not https never reaches the page', () => {
  expect(webLink('javascript:alert(1)')).toBeUndefined();
  expect(webLink('data:text/html,hello')).toBeUndefined();
  expect(webLink('http://wa.me/62')).toBeUndefined();
  expect(webLink(' https://wa.me/62 ')).toBe('https://wa.me/62');
});

test('CON-3 the e-mail opens a web-mail compose window addressed to the company', () => {
  expect(webMailLink('export@example.com')).toBe(
    'https://mail.google.com/mail/?view=cm&fs=1&to=export%40example.com',
  );
});

const message = 'Kopi & Teh 100%: https://x/produk/1';
const written = 'text=Kopi%20%26%20Teh%20100%25%3A%20https%3A%2F%2Fx%2Fproduk%2F1';

test.each([
  ['https://wa.me/6281200000000', `https://wa.me/6281200000000?${written}`],
  ['https://wa.me/6281200000000?text=Halo', `https://wa.me/6281200000000?${written}`],
  ['https://api.whatsapp.com/send?phone=62812', `https://api.whatsapp.com/send?phone=62812&${written}`],
])('DET-3 %s opens with the message', (link, expected) => {
  expect(chatLink(link, message)).toBe(expected);
});

test.each(['https://chat.example/62812', 'https://wa.me.example/62', 'https://[broken'])(
  '%s is no WhatsApp address, so it stays as it is',
  (link) => {
    expect(chatLink(link, message)).toBe(link);
  },
);

test('HAND-16 a mail is written with any subject and text', () => {
  const query = mailQuery('Kopi & Teh', message);
  expect(query).toBe(`?subject=Kopi%20%26%20Teh&body=${written.slice('text='.length)}`);
});
