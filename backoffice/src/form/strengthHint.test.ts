import { strengthHint } from './strengthHint';

const OWNER = { first_name: 'Sari', last_name: 'Dewi', username: 'sari', email: 'sari@gudang.example' };

test('below the shortest length the hint names the rules', () => {
  expect(strengthHint('abc12', OWNER)).toMatch(/^6 sampai 128 karakter\. Bukan password yang umum, /);
});

test.each([
  ['rahasia', /^Lemah/],
  ['Rahasia1', /^Cukup/],
  ['kopirobustajawa', /^Cukup/],
  ['kopi robusta jawa', /^Kuat/],
  ['gudang1', /^Password tidak boleh hanya berisi/],
  ['kopi robusta jawa ', /^Berakhir dengan spasi/],
])('%s', (password, hint) => {
  expect(strengthHint(password, OWNER)).toMatch(hint);
});
