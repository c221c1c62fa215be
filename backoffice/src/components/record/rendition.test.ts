import { rendition } from './rendition';

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
