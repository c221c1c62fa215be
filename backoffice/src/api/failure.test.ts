import { HttpError } from 'ra-core';
import { failureText, isGone, refusalOf } from './failure';

const texts = { refused: 'Gagal memperbarui kategori.', failed: 'Gagal mengupdate kategori.' };

function refusal(message: string, errors?: Record<string, string>) {
  return new HttpError(message, 409, { success: false, message, data: null, ...(errors && { errors }) });
}

test('a call that never came back is told with its own sentence', () => {
  expect(failureText(new TypeError('Failed to fetch'), texts)).toBe(texts.failed);
});

test.each([
  [413, 'terlalu besar untuk server ini'],
  [502, 'server tidak menjawab'],
  [504, 'server tidak menjawab'],
  [500, 'jawaban bukan dari Etalase'],
  [200, 'jawaban bukan dari Etalase'],
])('a proxy’s %i counts as a failed call, whose cause is told below', (status, cause) => {
  const error = new HttpError('A page', status, '<html>');
  expect(refusalOf(error)).toBeUndefined();
  expect(failureText(error, texts)).toBe(`${texts.failed}\nPenyebab: ${cause}.`);
});

test('only the API itself says that a record is gone', () => {
  expect(isGone(new HttpError('Not Found', 404))).toBe(false);
  expect(isGone(new HttpError('', 404, { success: false, message: '', data: null }))).toBe(true);
});

test('a refusal has the documented sentence first and the server’s reason below', () => {
  expect(failureText(refusal('Kategori masih memiliki produk.'), texts)).toBe(
    'Gagal memperbarui kategori.\nKategori masih memiliki produk.',
  );
});

test('the server’s message stands in for the sentence where that is documented', () => {
  expect(failureText(refusal('Server sibuk.'), texts, { preferServerMessage: true })).toBe('Server sibuk.');
  expect(failureText(refusal(''), texts, { preferServerMessage: true })).toBe(texts.refused);
});

test('reasons of fields are the message where there is no form', () => {
  const error = refusal('Data tidak valid.', { 'specs.air': 'Kadar air tidak ada.' });
  expect(failureText(error, texts, { hasFields: false })).toBe(`${texts.refused}\nKadar air tidak ada.`);
});

test('reasons that stand beside their fields are not repeated', () => {
  const taken = 'Nama kategori sudah ada.';
  expect(failureText(refusal(taken, { nama_category: taken }), texts)).toBe(texts.refused);
});
