import { pictureProblem } from './pictureProblem';

const picture = { name: 'kopi.jpg', type: 'image/jpeg', size: 1000 };

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
  { name: 'IMG_1.HEIC', type: '' },
  { name: 'IMG_1.jpg', type: 'image/heic' },
  { name: 'IMG_1.heif', type: 'image/heif' },
])('HEIC is named for what it is: %p', (file) => {
  expect(pictureProblem({ ...file, size: 1 })).toMatch(/^Format HEIC belum didukung/);
});

test.each(['image/svg+xml', 'application/pdf', 'image/gif', ''])('%p is no accepted picture', (type) => {
  expect(pictureProblem({ ...picture, type })).toBe('Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.');
});

test('an empty file is refused', () => {
  expect(pictureProblem({ ...picture, size: 0 })).toBe('Berkas gambar kosong.');
});
