import { pictureProblem, pictureType } from './pictureProblem';

const picture = { type: 'image/jpeg', size: 1000 };

test('JPEG, PNG, WebP and AVIF up to 10 MB are taken', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif']) {
    expect(pictureProblem({ ...picture, type, size: 10 * 1024 * 1024 })).toBeUndefined();
  }
});

test('a picture over 10 MB is refused', () => {
  expect(pictureProblem({ ...picture, size: 10 * 1024 * 1024 + 1 })).toBe(
    'Ukuran gambar paling besar 10 MB.',
  );
});

test.each([
  ['image/jpeg', '\xFF\xD8\xFF\xE0'],
  ['image/png', '\x89PNG\r\n'],
  ['image/webp', 'RIFF\n\0\0\0WEBPVP8 '],
  ['image/avif', '\0\0\0\x1cftypmif1\0\0\0\0avifmif1'],
  ['image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['', 'GIF89a'],
  ['', ''],
])('a picture is %p by its bytes', async (type, start) => {
  expect(await pictureType(new Blob([Buffer.from(start, 'latin1')]))).toBe(type);
});

test('HEIC is named for what it is', () => {
  expect(pictureProblem({ type: 'image/heic', size: 1 })).toMatch(/^Format HEIC belum didukung/);
});

test.each(['image/svg+xml', 'application/pdf', 'image/gif', ''])('%p is no accepted picture', (type) => {
  expect(pictureProblem({ ...picture, type })).toBe('Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.');
});

test('an empty file is refused', () => {
  expect(pictureProblem({ ...picture, size: 0 })).toBe('Berkas gambar kosong.');
});
