import { withoutAsking } from './asking-words.js';

test.each([
  ...['mau pesan kopi', 'order kopi', 'saya cari kopi', 'ada kopi', 'langganan kopi', 'kopi berapa'].map(
    (q): [string, string] => [q, 'kopi'],
  ),
  ['berapa harga briket?', 'harga briket?'],
  ['hrg pupuk yg murah', 'harga pupuk murah'],
  ['kopi bubuk brp/kg', 'kopi bubuk per kg'],
  ['green bean berapa sekilo', 'green bean per kilo'],
  ...['berapa hari kirim', 'sesuai pesanan', 'made to order', 'cara pesan', 'mau beli', 'apakah ada?'].map(
    (q): [string, string] => [q, q],
  ),
  ...['min order 500 kg', 'order minimum 500 kg', 'order 500 kg'].map((q): [string, string] => [q, q]),
])('LIST-4 %j without its asking is %j', (text, asked) => expect(withoutAsking(text)).toBe(asked));
