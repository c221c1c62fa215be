import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { MediaService } from '../src/media/media.service.js';
import { type Api, blob, picture, type Row, startSignedIn } from './harness.js';

const NO_PICTURE = 'Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.';
const BROKEN = 'Gambar rusak atau tidak lengkap.';

describe('pictures', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));

  const product = (image: Blob) =>
    api.post('/api/product', { token, form: { name: 'Pala', price: '1', category_id: '1', image } });
  /** Into the trash, and out of it. */
  const removeForGood = async (id: number) => {
    await api.delete(`/api/product/${id}`, { token });
    await api.delete(`/api/trash/${id}`, { token });
  };
  const folders = () => {
    const media = join(api.env.DATA_DIR, 'media');
    return readdirSync(media).filter((name) => !name.startsWith('.'));
  };

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s is served in every width and format, immutable',
    async (format) => {
      const { body } = await product(await picture(format, { width: 1000, height: 500 }));
      const image = String(body.data.image);
      expect(image).toMatch(/-1000x500\/1000\.jpg$/);
      const folder = image.slice(0, image.lastIndexOf('/'));
      for (const width of [320, 640, 960, 1000]) {
        for (const [extension, type] of [
          ['avif', 'avif'],
          ['webp', 'webp'],
          ['jpg', 'jpeg'],
        ]) {
          const response = await fetch(`${api.url}${folder}/${width}.${extension}`);
          expect(response.status).toBe(200);
          expect(response.headers.get('content-type')).toBe(`image/${type}`);
          expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
          const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
          expect([found.width, found.height]).toEqual([width, Math.round(width / 2)]);
        }
      }
      expect((await api.get(`${folder}/1920.jpg`)).body).toMatchObject({ success: false, data: null });
    },
  );

  test('a picture is turned upright, and its metadata with the place it was taken stays behind', async () => {
    const bytes = await sharp(
      Buffer.from(await (await picture('jpeg', { width: 200, height: 100 })).arrayBuffer()),
    )
      .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitude: '7/1 19/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await product(blob(bytes));
    expect(body.data.image).toMatch(/-100x200\/100\.jpg$/);
    const served = Buffer.from(await (await fetch(`${api.url}${String(body.data.image)}`)).arrayBuffer());
    const { exif, orientation } = await sharp(served).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  test('a picture wider than 1920 pixels is brought down to that', async () => {
    const { body } = await product(await picture('jpeg', { width: 2400, height: 1200 }));
    expect(body.data.image).toMatch(/-1920x960\/1920\.jpg$/);
  });

  test.each([
    ['tall', { width: 100, height: 16_383 }, /-100x16383\/100\.jpg$/],
    ['wide', { width: 20_000, height: 20 }, /-1920x2\/1920\.jpg$/],
  ])('a picture may be very %s', async (_, size, stored) => {
    const { body } = await product(await picture('png', size));
    expect(body.data.image).toMatch(stored);
  });

  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } });
  const noise = () => {
    const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    return sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise: grain } });
  };

  test('what cameras call 50 megapixels is taken', async () => {
    const { status, body } = await product(blob(await red(8160, 6144).jpeg().toBuffer()));
    expect([status, body.data.image]).toEqual([201, expect.stringMatching(/-1920x1446\/1920\.jpg$/)]);
  });

  test.each(['', 'image/jpg', 'application/octet-stream'])(
    'a JPEG that only lacks its end, sent as %j, is taken: the bytes decide',
    async (type) => {
      for (const progressive of [false, true]) {
        const whole = await noise().jpeg({ progressive }).toBuffer();
        const { status, body } = await product(blob(whole.subarray(0, -2), type));
        expect([status, body.data.image]).toEqual([201, expect.stringMatching(/-300x200\/300\.jpg$/)]);
      }
    },
  );

  const refusals: [string, () => Blob | Promise<Blob>, number, string][] = [
    ['a text file', () => blob(Buffer.from('bukan gambar')), 415, NO_PICTURE],
    [
      'an SVG',
      () => blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      415,
      NO_PICTURE,
    ],
    ['a GIF', async () => blob(await red(9, 9).gif().toBuffer()), 415, NO_PICTURE],
    ['an empty file', () => blob(Buffer.alloc(0)), 415, 'Berkas gambar kosong.'],
    [
      'a HEIC photo',
      () => blob(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0'), 'latin1')),
      415,
      'Format HEIC belum didukung. Simpan foto sebagai JPEG terlebih dahulu.',
    ],
    ['a truncated JPEG', async () => (await picture()).slice(0, -1000), 415, BROKEN],
    [
      'half of a progressive JPEG without its end',
      async () => blob((await noise().jpeg({ progressive: true }).toBuffer()).subarray(0, 20_000)),
      415,
      BROKEN,
    ],
    [
      'a file of 11 MB',
      () => blob(Buffer.alloc(11 * 1024 * 1024, 1)),
      413,
      'Ukuran gambar paling besar 10 MB.',
    ],
    [
      'a picture of 52 megapixels',
      async () => blob(await red(10_400, 5000).png().toBuffer()),
      413,
      'Gambar paling besar 51 megapiksel.',
    ],
    [
      'a picture taller than its renditions can be',
      async () => blob(await red(1080, 17_000).png().toBuffer()),
      413,
      'Gambar terlalu tinggi: paling banyak 16.383 piksel.',
    ],
  ];
  test.each(refusals)('%s is refused, and nothing of it stays', async (_, make, status, sentence) => {
    const [files, { body: before }] = [folders(), await api.get('/api/product')];
    const answer = await product(await make());
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      success: false,
      message: sentence,
      data: null,
      errors: { image: sentence },
    });
    expect(folders()).toEqual(files);
    expect((await api.get('/api/product')).body).toEqual(before);
  });

  test('a picture whose product is refused does not stay', async () => {
    const files = folders();
    const image = await picture();
    const { status } = await api.post('/api/product', {
      token,
      form: { name: 'Pala', price: '1', category_id: '999', image },
    });
    expect(status).toBe(422);
    expect(folders()).toEqual(files);
  });

  test("a replaced picture goes, and so does a deleted product's", async () => {
    const files = folders();
    const { id } = (await product(await picture())).body.data;
    await api.put(`/api/product/${id}`, {
      token,
      form: { name: 'Pala', category_id: '1', image: await picture() },
    });
    expect(folders()).toHaveLength(files.length + 1);
    await removeForGood(id);
    expect(folders()).toEqual(files);
  });

  test('a picture that two products share stays until the second is gone', async () => {
    const shared = await picture();
    const [first, second] = [await product(shared), await product(shared)];
    const image = String(first.body.data.image);
    expect(second.body.data.image).toBe(image);
    await removeForGood(first.body.data.id);
    expect((await fetch(api.url + image)).status).toBe(200);
    await removeForGood(second.body.data.id);
    expect((await fetch(api.url + image)).status).toBe(404);
  });

  test('HAND-9 a copy takes the picture along by its address, and keeps it when the first product is gone', async () => {
    const { id, image } = (await product(await picture())).body.data;
    const json = { name: 'Pala (salinan)', price: 1, category_id: 1, image };
    const copy = await api.post('/api/product', { token, json });
    expect([copy.status, copy.body.data.image]).toEqual([201, image]);
    await removeForGood(id);
    expect((await fetch(api.url + String(image))).status).toBe(200);
    await removeForGood(copy.body.data.id);
    for (const gone of ['/media/00000000000000000000-9x9/9.jpg', '/media/../etalase.sqlite', '/media/x']) {
      const refused = await api.post('/api/product', { token, json: { ...json, image: gone } });
      expect([refused.status, refused.body.errors]).toEqual([422, { image: 'Gambar ini sudah tidak ada.' }]);
    }
  });

  test('HAND-13 a picture that was taken from a product can be given back by its address', async () => {
    const { id, image } = (await product(await picture())).body.data;
    const fields = { name: 'Pala', price: 1, category_id: 1 };
    await api.put(`/api/product/${id}`, { token, json: { ...fields, image: '' } });
    expect((await fetch(api.url + String(image))).status).toBe(404);
    const { body } = await api.put(`/api/product/${id}`, { token, json: { ...fields, image } });
    expect(body.data.image).toBe(image);
    expect((await fetch(api.url + String(image))).status).toBe(200);
    await removeForGood(id);
  });

  test.each(['dashboard', 'category'])(
    'HAND-13 a picture that was taken from a %s record can be given back by its address',
    async (group) => {
      const form = {
        judul: 'Inovasi',
        value_company: 'Briket.',
        nama_category: 'Briket',
        image: await picture(),
      };
      const { id, image } = (await api.post(`/api/${group}`, { token, form })).body.data;
      const give = (address: string) => {
        const changed = { ...form, image: address };
        return api.put(`/api/${group}/${id}`, { token, form: changed });
      };
      await give('');
      expect((await fetch(api.url + String(image))).status).toBe(404);
      expect((await give(String(image))).body.data.image).toBe(image);
      expect((await fetch(api.url + String(image))).status).toBe(200);
      const gone = await give('/media/00000000000000000000-9x9/9.jpg');
      expect([gone.status, gone.body.errors]).toEqual([422, { image: 'Gambar ini sudah tidak ada.' }]);
      await api.delete(`/api/${group}/${id}`, { token });
    },
  );

  test("HAND-9 the point that crops keep in sight is a product's picture's, and does not outlive it", async () => {
    const { id } = (await product(await picture())).body.data;
    const put = async (more: Record<string, string | Blob>) => {
      const form = { name: 'Pala', category_id: '1', ...more };
      return (await api.put(`/api/product/${id}`, { token, form })).body;
    };
    const listed = async () => (await api.get(`/api/product?filter={"id":[${id}]}`)).body.data;
    expect(await listed()).toMatchObject([{ focus: null }]);
    expect((await put({ focus: '50 100' })).data.focus).toBe('50 100');
    expect((await put({ name: 'Pala Bubuk' })).data.focus).toBe('50 100');
    expect(await listed()).toMatchObject([{ focus: '50 100' }]);
    for (const focus of ['50', '50 101', '5.5 1', 'atas']) {
      const errors = { focus: 'Titik fokus harus berupa dua angka dari 0 sampai 100, misalnya 50 30.' };
      expect((await put({ focus })).errors).toEqual(errors);
    }
    expect((await put({ image: await picture(), focus: '0 7' })).data.focus).toBe('0 7');
    expect((await put({ image: await picture() })).data.focus).toBeNull();
    await put({ focus: '0 7' });
    expect((await put({ focus: '' })).data.focus).toBeNull();
    await removeForGood(id);
  });

  test('KEEP-9 whatever has a picture tells its average colour, and a copy the same', async () => {
    const plain = async (background: string, channels: 3 | 4 = 3) =>
      blob(
        await sharp({ create: { width: 400, height: 300, channels, background } })
          .png()
          .toBuffer(),
      );
    const { body } = await product(await plain('#a3805c'));
    expect(body.data.tint).toBe('#a3805c');
    const { id, image } = body.data;
    expect((await api.get(`/api/product/${id}`)).body.data.tint).toBe('#a3805c');
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    expect((await api.get(`/api/product?filter=${filter}`)).body.data).toMatchObject([{ tint: '#a3805c' }]);
    const copy = { name: 'Pala (salinan)', price: 1, category_id: 1, image };
    expect((await api.post('/api/product', { token, json: copy })).body.data.tint).toBe('#a3805c');

    // Sent once more it is not encoded again.
    await product(await plain('#a3805c'));
    const stored = await api.app.get(DataSource).query<Row[]>('SELECT tint FROM picture');
    expect(stored.map(({ tint }) => tint)).toContain('#a3805c');

    expect((await product(await plain('#00000000', 4))).body.data.tint).toBe('#ffffff');
    const grey = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#808080' } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
    expect((await product(blob(grey))).body.data.tint).toBe('#808080');
    const without = await api.post('/api/product', { token, json: { ...copy, image: '' } });
    expect(without.body.data).not.toHaveProperty('tint');

    const form = { nama_category: 'Lada', image: await plain('#2e5d34') };
    expect((await api.post('/api/category', { token, form })).body.data.tint).toBe('#2e5d34');
  });

  test('one picture sent ten times at once is stored once and whole', async () => {
    const shared = await picture();
    const answers = await Promise.all(Array.from({ length: 10 }, () => product(shared)));
    expect(new Set(answers.map(({ body }) => body.data.image)).size).toBe(1);
    await Promise.all(answers.map(({ body }) => removeForGood(body.data.id)));
    expect((await fetch(`${api.url}${String(answers[0]?.body.data.image)}`)).status).toBe(404);
  });

  test("a picture is stored only for a row that names it in a picture's column", async () => {
    const path = join(api.env.DATA_DIR, 'foto.jpg');
    writeFileSync(path, new Uint8Array(await (await picture()).arrayBuffer()));
    const files = folders();
    const keeping = api.app.get(MediaService, { strict: false }).keep({ path }, async (image) => image);
    await expect(keeping).rejects.toThrow('@PictureColumn()');
    expect(folders()).toEqual(files);
  });

  test('nothing of what is received stays once it is answered', async () => {
    await product(await picture());
    await product(blob(Buffer.from('bukan gambar')));
    await api.post('/api/product', { token, form: { name: '', image: await picture() } });
    expect(readdirSync(join(api.env.DATA_DIR, 'media/.incoming'))).toEqual([]);
  });

  test.each([
    '.installation',
    '.incoming/',
    '.quarantine/x-1x1/1.jpg',
    '%2equarantine/x-1x1/1.jpg',
    '.incoming-x/1.jpg',
  ])('/media/%s is nobody’s business', async (name) => {
    const file = join(api.env.DATA_DIR, 'media', decodeURIComponent(name));
    if (name.endsWith('.jpg')) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'x');
    }
    expect((await fetch(`${api.url}/media/${name}`)).status).toBe(404);
  });

  test('only the owner of the process can read pictures', async () => {
    const image = String((await product(await picture())).body.data.image);
    const folder = join(api.env.DATA_DIR, dirname(image));
    const modes = [folder, join(folder, '320.avif')].map((path) => statSync(path).mode & 0o077);
    expect(modes).toEqual([0, 0]);
  });
});
