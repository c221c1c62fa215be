import { HttpError } from 'ra-core';
import { failureText, refusalOf } from './failure';

const texts = { refused: 'Gagal memperbarui kategori.', failed: 'Gagal mengupdate kategori.' };

function refusal(message: string, errors?: Record<string, string>) {
  return new HttpError(message, 409, { success: false, message, data: null, ...(errors && { errors }) });
}

test('a call that never came back is told with its own sentence', () => {
  expect(failureText(new TypeError('Failed to fetch'), texts)).toBe(texts.failed);
});

test('an answer that is not the API’s, such as a gateway’s page, counts as a failed call', () => {
  expect(refusalOf(new HttpError('Bad Gateway', 502))).toBeUndefined();
  expect(failureText(new HttpError('Bad Gateway', 502), texts)).toBe(texts.failed);
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
