import { pictureProblem, rendition } from './pictures';

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

test('the rendition is the smallest that is wide enough', () => {
  const image = '/media/3f9a-1200x900/1200.jpg';
  expect(rendition(image, 128)).toBe('/media/3f9a-1200x900/320.webp');
  expect(rendition(image, 640)).toBe('/media/3f9a-1200x900/640.webp');
  expect(rendition(image, 1000)).toBe('/media/3f9a-1200x900/1200.webp');
});

test('a narrow picture has only its own width', () => {
  expect(rendition('/media/3f9a-200x150/200.jpg', 128)).toBe('/media/3f9a-200x150/200.webp');
  expect(rendition('/media/3f9a-320x240/320.jpg', 320)).toBe('/media/3f9a-320x240/320.webp');
});

test('an address of another form stays as it is', () => {
  expect(rendition('https://example.com/a.png', 320)).toBe('https://example.com/a.png');
});
