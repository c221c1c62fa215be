import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Renderer } from '../src/media/renderer.js';
import { type Api, blob, picture, type Row, startSignedIn } from './harness.js';

const SIZE = { width: 7170, height: 7170 };
const RED = { r: 200, g: 30, b: 30 };
const MEGABYTE = 2 ** 20;
const TOO_MUCH_MEMORY =
  'Gambar ini butuh terlalu banyak memori untuk diolah. Perkecil ukurannya, atau simpan sebagai JPEG.';
const TOO_INTRICATE = 'Gambar terlalu rumit untuk diolah. Perkecil ukurannya, atau simpan sebagai JPEG.';

const oneColour = (channels: 3 | 4 = 3) =>
  sharp({ create: { ...SIZE, channels, background: { ...RED, alpha: 0.5 } } });
const HOSTILE = {
  'an AVIF of one colour': () => oneColour().avif({ effort: 0 }),
  'an interlaced PNG of 16 bits': () => oneColour(4).toColourspace('rgb16').png({ progressive: true }),
};

describe('TRUST-15 pictures that cost more than they look', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));

  const send = (image: Blob) =>
    api.post<Row | null>('/api/product', {
      token,
      form: { name: 'Pala', price: '1', category_id: '1', image },
    });

  test.each(Object.entries(HOSTILE))(
    'TRUST-15 %s of 51 megapixels is refused before it is decoded',
    async (_, make) => {
      const { status, body } = await send(blob(await make().toBuffer()));
      expect([status, body.message, body.errors]).toEqual([413, TOO_MUCH_MEMORY, { image: TOO_MUCH_MEMORY }]);
    },
    120_000,
  );

  test('TRUST-15 a JPEG of 51 megapixels is taken, in a process that ends with it and leaves this one as it was', async () => {
    const image = blob(await oneColour().jpeg({ progressive: true }).toBuffer());
    const before = process.memoryUsage.rss();
    const { status } = await send(image);
    expect(status).toBe(201);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * MEGABYTE);
    expect(api.app.get(Renderer, { strict: false })['child']).toBeUndefined();
  }, 120_000);

  test('TRUST-15 a picture that ends its process is refused, and the next one is taken', async () => {
    const renderer = api.app.get(Renderer, { strict: false });
    const path = join(api.env.DATA_DIR, 'foto.jpg');
    writeFileSync(path, new Uint8Array(await (await picture()).arrayBuffer()));
    const asked = renderer.recognise(path);
    renderer['child']?.kill('SIGKILL');
    await expect(asked).rejects.toMatchObject({ status: 413, message: TOO_INTRICATE });
    expect((await renderer.recognise(path)).width).toBe(400);
  });

  test('TRUST-7 when the disk is full nothing of the picture stays, and the answer says so', async () => {
    const renderer = api.app.get(Renderer, { strict: false });
    const media = join(api.env.DATA_DIR, 'media');
    const before = readdirSync(media);
    jest
      .spyOn(renderer, 'render')
      .mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const { status, headers, body } = await send(await picture());
    expect([status, headers.get('retry-after'), body.message]).toEqual([
      503,
      '60',
      'Penyimpanan server penuh. Perubahan tidak disimpan.',
    ]);
    expect(readdirSync(media)).toEqual(before);
    expect(readdirSync(join(media, '.incoming'))).toEqual([]);
  });

  test('FAST-8 while ten large pictures are under way, other requests are answered before any of them', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const detailed = sharp({ create: { width: 4000, height: 3000, channels: 3, background: RED, noise } });
    const image = blob(await detailed.jpeg({ quality: 90 }).toBuffer());
    const answered: string[] = [];
    const pictures = Array.from({ length: 10 }, async () => {
      const { status } = await send(image);
      answered.push('picture');
      return status;
    });
    // With a token: from the database, not from memory.
    for (let n = 0; n < 20; n++) {
      expect((await api.get('/api/category', { token })).status).toBe(200);
      answered.push('read');
    }
    expect(await Promise.all(pictures)).toEqual(Array(10).fill(201));
    expect(answered.slice(0, 20)).toEqual(Array(20).fill('read'));
  }, 120_000);
});
