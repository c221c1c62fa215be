import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ProductPictures1796169600000 } from '../src/database/migrations/1796169600000-product-pictures.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { type Api, picture, type Row, startSignedIn } from './harness.js';

interface Picture {
  id: number;
  url: string;
  alt: string | null;
  alt_en: string | null;
  focus: string | null;
  position: number;
}

interface Product extends Row {
  image: string | null;
  focus: string | null;
  version: number;
  pictures: Picture[];
}

describe('SHOW-5 the pictures of a product', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));

  const file = async (name: string) => new File([await picture()], name, { type: 'image/jpeg' });
  const files = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => file(`gambar-${at}.jpg`)));
  const create = async (fields: Record<string, string | Blob> = {}) =>
    (await api.post<Product>('/api/product', { token, form: { ...PALA, ...fields } })).body.data;
  const read = async (id: number) => (await api.get<Product>(`/api/product/${id}`)).body.data;
  const add = (id: number, images: File[]) =>
    api.post<Product>(`/api/product/${id}/pictures`, { token, form: { images } });
  const arrange = (id: number, json: object) =>
    api.put<Product>(`/api/product/${id}/pictures`, { token, json });
  const describePicture = (id: number, of: Picture | undefined, json: object) =>
    api.put<Product>(`/api/product/${id}/pictures/${of?.id}`, { token, json });
  const update = (id: number, form: Record<string, string | Blob>) =>
    api.put<Product>(`/api/product/${id}`, { token, form: { ...PALA, ...form } });
  const folders = () => readdirSync(join(api.env.DATA_DIR, 'media')).filter((name) => !name.startsWith('.'));
  const urls = ({ pictures }: Product) => pictures.map(({ url }) => url);
  const texts = ({ pictures }: Product) => pictures.map(({ alt, alt_en }) => [alt, alt_en]);
  /** With three pictures, each with its texts. */
  const withThree = async () => {
    const { id } = await create({ image: await picture(), focus: '10 20' });
    const { pictures } = (await add(id, await files(2))).body.data;
    for (const [at, each] of pictures.entries())
      await describePicture(id, each, { alt: `Gambar ${at}`, alt_en: `Picture ${at}`, focus: `${at} ${at}` });
    return read(id);
  };

  test('SHOW-5 several are added at once behind the first, which is the documented image', async () => {
    const { id, image, version } = await create({ image: await picture(), focus: '10 20' });
    const { status, body } = await add(id, await files(2));
    expect([status, body.message]).toEqual([201, 'Gambar berhasil ditambahkan.']);
    expect(body.data).toMatchObject({ image, focus: '10 20', version: version + 1 });
    expect(body.data.pictures).toEqual([
      expect.objectContaining({ url: image, position: 0, focus: '10 20', alt: null, alt_en: null }),
      expect.objectContaining({ position: 1, focus: null }),
      expect.objectContaining({ position: 2 }),
    ]);
    expect(await read(id)).toEqual(body.data);
    for (const url of urls(body.data)) expect((await fetch(api.url + url)).status).toBe(200);
    const [listed] = await api.list('/api/product', { id });
    expect(listed).not.toHaveProperty('pictures');
    expect(listed?.image).toBe(image);
  });

  test('SHOW-5 a list of the products after an id has the addresses of them all, as a sitemap needs', async () => {
    const { id, pictures } = await withThree();
    const bare = await create();
    expect(await api.list('/api/product', { after: id - 1 })).toMatchObject([
      { id, images: pictures.map(({ url }) => url) },
      { id: bare.id, images: [] },
    ]);
    expect((await api.list('/api/product', { id }))[0]).not.toHaveProperty('images');
  });

  test('SHOW-5 they are put in another order and taken away, and the first one stays the image', async () => {
    const { id, image, version, pictures } = await withThree();
    const [first, second, third] = pictures;
    const ids = [third?.id, first?.id];
    const { status, body } = await arrange(id, { ids, version });
    expect([status, body.message]).toEqual([200, 'Gambar berhasil diperbarui.']);
    expect(body.data).toMatchObject({ image: third?.url, focus: '2 2', version: version + 1 });
    expect(body.data.pictures).toEqual([
      { ...third, position: 0 },
      { ...first, position: 1 },
    ]);
    expect(folders()).not.toContain(String(second?.url).split('/')[2]);
    expect((await arrange(id, { ids, version: version + 1 })).body.data.version).toBe(version + 1);
    const [entry, before] = await api.history(token, { resource: 'product', record_id: id });
    const line = (of: Picture | undefined, at: number) =>
      `${of?.url} · ${at} ${at} · Gambar ${at} · Picture ${at}`;
    expect(entry).toMatchObject({
      action: 'update',
      changes: {
        pictures: {
          from: [line(first, 0), line(second, 1), line(third, 2)].join('\n'),
          to: [line(third, 2), line(first, 0)].join('\n'),
        },
      },
    });
    expect(Object.keys(entry?.changes as object)).toEqual(['pictures']);
    expect(before?.id).not.toBe(entry?.id);
    expect((await api.post(`/api/history/${entry?.id}/undo`, { token })).body.data).toMatchObject({
      undone: 0,
      skipped: 1,
    });
    const none = (await arrange(id, { ids: [] })).body.data;
    expect(none).toMatchObject({ image: null, focus: null, pictures: [] });
    expect(folders()).not.toContain(String(image).split('/')[2]);
  });

  test('SHOW-5 a picture has a text in each language and a middle of its own', async () => {
    const { id, version, pictures } = await withThree();
    const texts = { alt: '  Biji pala  ', alt_en: 'Nutmeg', focus: '30 40' };
    const { body } = await describePicture(id, pictures[0], { ...texts, version });
    expect(body.data).toMatchObject({ focus: '30 40', version: version + 1 });
    expect(body.data.pictures[0]).toMatchObject({ ...texts, alt: 'Biji pala' });
    const cleared = await describePicture(id, pictures[1], { alt: '', focus: null });
    expect(cleared.body.data.pictures[1]).toMatchObject({ alt: null, alt_en: 'Picture 1', focus: null });
    const lacking = () => api.ids('/api/product', { lacks: 'picture_text' });
    expect(await lacking()).toContain(id);
    await describePicture(id, pictures[1], { alt: 'Fuli' });
    expect(await lacking()).not.toContain(id);
    for (const [json, message] of [
      [{ alt: 'x'.repeat(151) }, 'Teks alternatif paling panjang 150 karakter.'],
      [{ alt_en: 'x'.repeat(151) }, 'Teks alternatif (Inggris) paling panjang 150 karakter.'],
      [{ focus: '101 0' }, 'Titik fokus harus berupa dua angka dari 0 sampai 100, misalnya 50 30.'],
    ] as const) {
      const { status, body } = await describePicture(id, pictures[0], json);
      expect([status, body.message]).toEqual([422, message]);
    }
  });

  test('SHOW-5 nine pictures, a foreign id, a product in the trash and a stale version are refused', async () => {
    const product = await withThree();
    const { id, version } = product;
    const before = folders();
    const tooMany = 'Satu produk paling banyak memiliki 8 gambar.';
    const six = await files(6);
    expect((await add(id, six)).body).toMatchObject({ message: tooMany, errors: { images: tooMany } });
    expect((await add(id, await files(9))).body).toMatchObject({
      message: tooMany,
      errors: { images: tooMany },
    });
    expect((await add(id, [])).status).toBe(422);
    const other = await withThree();
    const ids = [product.pictures[0]?.id, other.pictures[0]?.id];
    const foreign = await arrange(id, { ids, version });
    expect([foreign.status, foreign.body.errors]).toEqual([
      422,
      { ids: 'Gambar ini tidak ada pada produk ini. Muat ulang, lalu coba lagi.' },
    ]);
    expect((await describePicture(id, other.pictures[0], { alt: 'x' })).status).toBe(404);
    expect((await arrange(id, { ids: [ids[0], ids[0]] })).status).toBe(422);
    expect((await arrange(id, { ids: [], version: version - 1 })).status).toBe(409);
    expect((await describePicture(id, product.pictures[0], { alt: 'x', version: version - 1 })).status).toBe(
      409,
    );
    expect(await read(id)).toEqual(product);

    await api.delete(`/api/product/${other.id}`, { token });
    expect((await add(other.id, six)).status).toBe(404);
    expect((await arrange(other.id, { ids: [] })).status).toBe(404);
    expect((await describePicture(other.id, other.pictures[0], { alt: 'x' })).status).toBe(404);
    const kept = [...before, ...urls(other).map((url) => String(url.split('/')[2]))];
    expect(folders().sort()).toEqual(kept.sort());
    const form = { images: six };
    expect((await api.post(`/api/product/${id}/pictures`, { form })).status).toBe(401);
  });

  test('SHOW-5 where one file is refused, none is kept', async () => {
    const { id } = await create();
    const before = folders();
    const bad = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);
    const [first, last] = [await file('satu.jpg'), await file('tiga.jpg')];
    for (const [refused, status, sentence] of [
      [
        bad('café.txt', Buffer.from('bukan gambar')),
        415,
        'Gambar harus berupa berkas JPEG, PNG, WebP, atau AVIF.',
      ],
      [bad('besar.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)), 413, 'Ukuran gambar paling besar 10 MB.'],
    ] as const) {
      const { status: answered, body } = await add(id, [first, refused, last]);
      expect([answered, body.message]).toEqual([status, sentence]);
    }
    expect((await read(id)).pictures).toEqual([]);
    expect(folders()).toEqual(before);
  });

  test('SHOW-5 the same picture twice is kept once', async () => {
    const image = await file('satu.jpg');
    const { id, pictures, version } = await create({ image });
    const { body } = await add(id, [image, await file('dua.jpg'), image]);
    expect(body.data.pictures).toMatchObject([{ id: pictures[0]?.id }, { position: 1 }]);
    expect(body.data.pictures).toHaveLength(2);
    expect((await add(id, [image])).body.data.version).toBe(version + 1);
  });

  test('SHOW-5 of two uploads at once both are kept, or the one that is too much is refused', async () => {
    const { id } = await create();
    const answers = await Promise.all([
      add(id, await files(3)),
      add(id, await files(3)),
      add(id, await files(3)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422]);
    expect((await read(id)).pictures.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('SHOW-5 another image in the product takes the place of the first, without its texts', async () => {
    const { id, pictures } = await withThree();
    const [, second, third] = pictures;
    const { data } = (await update(id, { image: await picture() })).body;
    expect(urls(data)).toEqual([data.image, second?.url, third?.url]);
    expect(texts(data)[0]).toEqual([null, null]);
    expect(data.focus).toBeNull();
    expect(folders()).not.toContain(String(pictures[0]?.url).split('/')[2]);
    expect((await update(id, { focus: '7 8' })).body.data.pictures[0]).toMatchObject({ focus: '7 8' });

    const moved = (await update(id, { image: String(third?.url) })).body.data;
    expect(moved).toMatchObject({ image: third?.url, focus: '2 2' });
    expect(moved.pictures).toEqual([
      { ...third, position: 0 },
      { ...second, position: 1 },
    ]);
    const fewer = (await update(id, { image: '' })).body.data;
    expect(fewer).toMatchObject({ image: second?.url, focus: '1 1', pictures: [{ id: second?.id }] });
    expect((await update(id, { image: '' })).body.data).toMatchObject({ image: null, pictures: [] });
    expect(await create({ image: '' })).toMatchObject({ image: null, pictures: [] });
  });

  test('SHOW-5 a copy takes all along, and another first one when it has one', async () => {
    const source = await withThree();
    const copy_of = String(source.id);
    const saved = await Promise.all([
      create({ copy_of }),
      create({ copy_of, image: String(source.image) }),
      create({ copy_of, image: '' }),
      create({ copy_of, image: await picture(), focus: '9 9' }),
    ]);
    const [all, same, fewer, other] = saved;
    for (const copy of [all, same]) {
      expect(copy).toMatchObject({ image: source.image, focus: '0 0' });
      expect([urls(copy), texts(copy)]).toEqual([urls(source), texts(source)]);
    }
    expect(urls(fewer)).toEqual(urls(source).slice(1));
    expect(fewer).toMatchObject({ image: source.pictures[1]?.url, focus: '1 1' });
    expect(urls(other)).toEqual([other.image, ...urls(source).slice(1)]);
    expect(other).toMatchObject({ focus: '9 9', pictures: [{ alt: null, focus: '9 9' }, {}, {}] });
    for (const copy of saved) expect(await read(copy.id)).toEqual(copy);
  });

  test('SHOW-5 a product that is removed for good takes its pictures along, and a restored one has them', async () => {
    const product = await withThree();
    const { id } = product;
    await api.delete(`/api/product/${id}`, { token });
    const [trashed] = (await api.get<Product[]>('/api/trash', { token })).body.data;
    expect(trashed && urls(trashed)).toEqual(urls(product));
    const restored = (await api.post<Product>(`/api/trash/${id}/restore`, { token })).body.data;
    expect(restored.pictures).toEqual(product.pictures);
    await api.delete(`/api/product/${id}`, { token });
    await api.delete(`/api/trash/${id}`, { token });
    for (const url of urls(product)) expect(folders()).not.toContain(url.split('/')[2]);
  });

  test('SHOW-5 what changed the image is undone with its picture', async () => {
    const { id, image } = await create({ image: await picture() });
    await update(id, { image: '' });
    const [entry] = await api.history(token, { resource: 'product', record_id: id });
    await api.post(`/api/history/${entry?.id}/undo`, { token });
    expect(await read(id)).toMatchObject({ image, pictures: [{ url: image, position: 0 }] });
  });

  test('SHOW-5 products that had one picture before have it as their first', async () => {
    const { id, image } = await create({ image: await picture(), focus: '10 20' });
    const without = await create();
    const migration = new ProductPictures1796169600000();
    await api.app.get(UnitOfWork, { strict: false }).internalTransaction(async ({ queryRunner }) => {
      if (queryRunner) for (const step of ['down', 'up', 'up'] as const) await migration[step](queryRunner);
    });
    expect((await read(id)).pictures).toMatchObject([{ url: image, position: 0, alt: null, focus: '10 20' }]);
    expect((await read(without.id)).pictures).toEqual([]);
  });
});

const PALA = { name: 'Pala', price: '1', category_id: '1' };
