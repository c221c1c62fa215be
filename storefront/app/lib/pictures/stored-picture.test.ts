import { sourceSet, storedPicture } from './stored-picture';

test('a stored picture lists every rung of the ladder below its own width', () => {
  expect(storedPicture('/media/ab12-1200x900/1200.jpg')).toEqual({
    folder: '/media/ab12-1200x900',
    width: 1200,
    height: 900,
    widths: [320, 640, 960, 1200],
  });
  expect(storedPicture('/media/ab12-640x480/640.jpg')?.widths).toEqual([320, 640]);
  expect(storedPicture('/media/ab12-200x100/200.jpg')?.widths).toEqual([200]);
});

test('a source set names each width in the wanted format', () => {
  const picture = storedPicture('/media/ab12-400x300/400.jpg');
  expect(picture && sourceSet(picture, 'avif')).toBe(
    '/media/ab12-400x300/320.avif 320w, /media/ab12-400x300/400.avif 400w',
  );
});

test('any other address is left alone', () => {
  expect(storedPicture('https://example.com/photo.jpg')).toBeUndefined();
  expect(storedPicture('/media/ab12-400x300/320.jpg')).toBeUndefined();
  expect(storedPicture('')).toBeUndefined();
});
