import { parse } from 'csv-parse/sync';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import type { FeedReport } from '../src/feeds/feed.dto.js';
import { Product } from '../src/products/product.entity.js';
import { ProductPages } from '../src/products/product-pages.service.js';
import { Api, picture, type Row } from './harness.js';

const PUBLIC_URL = 'https://toko.example';
/** What matters to a spreadsheet program and to CSV. */
const HOSTILE = [
  '=HYPERLINK("http://jahat.example";"klik")',
  '+62 812',
  '-2',
  '@SUM(A1)',
  "'=1",
  'Kata "dalam" tanda kutip, koma; titik koma',
  'Baris satu\n- baris dua\n=1+1',
  'x;=1+1',
  'x\t=1+1',
  '＝1',
  'Biji 🌱 pilihan 👩🏽‍🌾 — “baik”',
];

describe('the feeds for Meta and WhatsApp', () => {
  let api: Api;
  let token: string;
  let image: string;
  let category_id: number;
  beforeAll(async () => {
    api = await Api.start({ PUBLIC_URL });
    token = await api.signIn();
    const json = { nama_category: 'Coffee', nama_id: 'Kopi' };
    category_id = (await api.post('/api/category', { token, json })).body.data.id;
    image = await uploaded({ width: 900, height: 600 });
  });

  const uploaded = async (size: { width: number; height: number }) => {
    const form = { name: 'Gambar', price: 'on_request', category_id: String(category_id) };
    const { body } = await api.post('/api/product', {
      token,
      form: { ...form, image: await picture('png', size) },
    });
    return body.data.image as string;
  };
  const add = async (fields: Record<string, unknown> = {}) => {
    const json = { name: 'Kopi', description: 'Biji.', price: 110000, category_id, image, ...fields };
    const { status, body } = await api.post('/api/product', { token, json });
    expect(status).toBe(201);
    return body.data;
  };
  const get = async (file = 'meta.csv', headers: Record<string, string> = {}) => {
    const answer = await fetch(`${api.url}/feeds/${file}`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const read = async (file?: string) => {
    const { status, text } = await get(file);
    expect(status).toBe(200);
    return { text, rows: parse(text, { columns: true }) as unknown as Record<string, string>[] };
  };
  const rowOf = async ({ id }: Row, file?: string) =>
    (await read(file)).rows.find((row) => row.id === String(id));
  const report = async () => (await api.get<FeedReport>('/api/feed-omissions', { token })).body.data;

  test('FEED-1 a product has every column in both languages', async () => {
    const product = await add({
      name: 'Kopi Robusta',
      name_en: 'Robusta Coffee',
      availability: 'in_stock',
      description: 'Biji sangrai.',
      description_en: 'Roasted beans.',
      price: 110000.5,
    });
    const same = {
      id: String(product.id),
      availability: 'in stock',
      condition: 'new',
      price: '110000.50 IDR',
      image_link: `${PUBLIC_URL}${image}`,
      additional_image_link: '',
      brand: 'Ndeso Nusantara',
    };
    const english = { title: 'Robusta Coffee', description: 'Roasted beans.', product_type: 'Coffee' };
    const indonesian = { title: 'Kopi Robusta', description: 'Biji sangrai.', product_type: 'Kopi' };
    const link = `/produk/${product.id}`;
    expect(await rowOf(product)).toEqual({ ...same, ...english, link: PUBLIC_URL + link });
    expect(await rowOf(product, 'meta-id.csv')).toEqual({
      ...same,
      ...indonesian,
      link: `${PUBLIC_URL}/id${link}`,
    });
    expect(image).toMatch(/\/900\.jpg$/);
    expect((await read()).text).toMatch(
      /^id,title,description,availability,condition,price,link,image_link,additional_image_link,brand,product_type\r\n/,
    );
  });

  test('FEED-1 a text that one language lacks is the other one', async () => {
    const indonesian = await add({ name: 'Teh', description: 'Daun.' });
    expect(await rowOf(indonesian)).toMatchObject({ title: 'Teh', description: 'Daun.' });
    const english = await add({ name: 'Teh', description: '', description_en: 'Leaves.' });
    expect(await rowOf(english, 'meta-id.csv')).toMatchObject({ title: 'Teh', description: 'Leaves.' });
  });

  test.each([
    ['in_stock', 'in stock'],
    ['made_to_order', 'available for order'],
    ['seasonal', 'available for order'],
    ['sold_out', 'out of stock'],
    [null, 'available for order'],
  ])('FEED-1 the availability %s is %s', async (availability, said) => {
    expect(await rowOf(await add({ availability }))).toMatchObject({ availability: said });
  });

  test.each(HOSTILE)(
    'FEED-1 the text %j comes back, and no part of the file starts a formula',
    async (text) => {
      const product = await add({ name: text.replaceAll(/[\n\t]/g, ' '), description: text });
      const row = await rowOf(product);
      const shown = (value = '') => value.replaceAll('\u200B', '');
      expect([shown(row?.title), shown(row?.description)]).toEqual([product.name, product.description]);
      const started = (await read()).text
        .split(/[,;\t\n\r]/)
        .filter((part) => /^["'\s]*[=+\-@＝]/.test(part));
      expect(started).toEqual([]);
    },
  );

  test('FEED-1 texts end where Meta ends them, and no character is cut in two', async () => {
    const product = await add();
    const [name, description] = [',-'.repeat(75), `abc${'🌱,-'.repeat(10_000)}`];
    // Longer than the form lets through, as another program might have stored it.
    await api.app
      .get(UnitOfWork, { strict: false })
      .transaction((manager) => manager.update(Product, product.id, { name, description }));
    const row = await rowOf(product);
    const letters = (text = '') => Array.from(text);
    expect(letters(row?.title)).toHaveLength(200);
    expect(letters(row?.description)).toHaveLength(9999);
    expect(row?.description).not.toContain('\uFFFD');
    await api.delete(`/api/product/${product.id}`, { token });
  });

  test('FEED-1 what Meta would refuse is left out, and the report says why', async () => {
    const [narrow, panorama] = [
      await uploaded({ width: 499, height: 900 }),
      await uploaded({ width: 1200, height: 499 }),
    ];
    const fitting = await uploaded({ width: 500, height: 500 });
    const cases: [Record<string, unknown>, string[]][] = [
      [{ price: 'on_request' }, ['no_price']],
      [{ price: 0 }, ['no_price']],
      [{ description: '' }, ['no_description']],
      [{ image: undefined }, ['no_picture']],
      [{ image: narrow }, ['small_picture']],
      [{ image: panorama }, ['small_picture']],
      [
        { image: undefined, price: 'on_request', description: '' },
        ['no_price', 'no_description', 'no_picture'],
      ],
    ];
    for (const [fields, reasons] of cases) {
      const product = await add(fields);
      for (const file of ['meta.csv', 'meta-id.csv']) expect(await rowOf(product, file)).toBeUndefined();
      expect((await report()).first).toContainEqual({ id: product.id, name: 'Kopi', reasons });
    }
    const { id } = await add({ image: fitting });
    expect(await rowOf({ id })).toBeDefined();
    const { listed, omitted, first } = await report();
    expect(listed).toBe((await read()).rows.length);
    expect(omitted).toBe(first.length);
    expect(listed + omitted).toBe((await api.get<Row[]>('/api/product')).body.data.length);
  });

  test('FEED-1 the report needs a token', async () => {
    expect((await api.get('/api/feed-omissions')).status).toBe(401);
  });

  test('FEED-1 a feed keeps its ETag until a change shows in it, and a write is in it at once', async () => {
    const before = await get();
    const etag = String(before.headers.get('etag'));
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(before.headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(before.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(before.headers.get('content-encoding')).toBeNull();
    const known = await get('meta.csv', { 'if-none-match': etag });
    expect([known.status, known.text]).toEqual([304, '']);

    await api.post('/api/category', { token, json: { nama_category: 'Lain' } });
    expect((await get('meta.csv', { 'if-none-match': etag })).status).toBe(304);
    const product = await add({ name: 'Baru' });
    const after = await get('meta.csv', { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(after.text).toContain(`${product.id},Baru,`);
    const head = await fetch(`${api.url}/feeds/meta.csv`, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(after.headers.get('etag'));
    await api.delete(`/api/product/${product.id}`, { token });
    expect(await rowOf(product)).toBeUndefined();
    expect((await get()).headers.get('etag')).toBe(etag);
  });

  test('FEED-1 many who ask at once have it made once, page by page', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      name: `Banyak ${n}`,
      price: 1,
      category_id,
      image,
    }));
    const described = rows.map((row) => ({ ...row, description: 'Biji.' }));
    await api.app
      .get(UnitOfWork, { strict: false })
      .transaction((manager) => manager.insert(Product, described));
    const pages = jest.spyOn(api.app.get(ProductPages, { strict: false }), 'after');
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await get()).text));
    expect(new Set(texts).size).toBe(1);
    const { listed, omitted } = await report();
    expect(pages.mock.calls).toHaveLength(Math.floor((listed + omitted) / 200) + 1);
    expect(new Set(pages.mock.calls.map(([, limit]) => limit))).toEqual(new Set([200]));
    pages.mockRestore();
    expect(parse(texts[0] ?? '', { columns: true })).toHaveLength(listed);
  });

  test('SHOW-5 a product has its other pictures in the feed, but for small ones', async () => {
    const product = await add();
    const sizes = [
      { width: 600, height: 500 },
      { width: 499, height: 900 },
      { width: 700, height: 700 },
    ];
    const images = await Promise.all(
      sizes.map(async (size, at) => new File([await picture('png', size)], `${at}.png`)),
    );
    const path = `/api/product/${product.id}/pictures`;
    const { data } = (await api.post<{ pictures: { url: string }[] }>(path, { token, form: { images } }))
      .body;
    const [, large, , other] = data.pictures.map(({ url }) => `${PUBLIC_URL}${url}`);
    const image_link = `${PUBLIC_URL}${image}`;
    expect(await rowOf(product)).toMatchObject({ image_link, additional_image_link: `${large},${other}` });
  });

  test('FEED-1 another name below /feeds is not found', async () => {
    for (const path of ['/feeds', '/feeds/', '/feeds/meta.xml', '/feeds/..%2Fmeta.csv', '/feeds/meta.csv/x'])
      expect((await api.get(path)).status).toBe(404);
    expect((await api.post('/feeds/meta.csv', { json: {} })).status).toBe(404);
  });
});
