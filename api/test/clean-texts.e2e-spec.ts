import { Admin } from '../src/auth/admin.entity.js';
import { Category } from '../src/categories/category.entity.js';
import { CleanNames1796083200000 } from '../src/database/migrations/1796083200000-clean-names.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { Product } from '../src/products/product.entity.js';
import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import { ADMIN, type Api, blob, LINKS, startSignedIn } from './harness.js';

describe('texts with characters that nobody sees', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Briquettes')));

  const post = (path: string, json: object) => api.post(`/api/${path}`, { token, json });
  const send = async (text: string, apply: boolean) => {
    const file = blob(Buffer.from(text), 'text/csv');
    return (await api.post<SheetReport>(`/api/product-sheet?apply=${apply}`, { token, form: { file } })).body
      .data;
  };
  const search = (resource: string, filter: object) => api.list(`/api/${resource}`, filter);
  const work = () => api.app.get(UnitOfWork, { strict: false });

  test('a product is stored as it looks, in its texts, codes, days and numbers', async () => {
    const { status, body } = await post('product', {
      name: '\u200BKopi\u00A0Gayo',
      price: '\u200E16000\u00A0',
      category_id: '1',
      description: 'Kadar abu 2,5\u00A0%\vNyala 2 jam\u2028Cafe\u0301',
      origin: '\u3164\u2800',
      hs_code: '\u200E0901.11',
      export_valid_until: '2027\u201101\u201131',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Kopi Gayo',
      price: 16000,
      description: 'Kadar abu 2,5 %\nNyala 2 jam\nCaf\u00E9',
      origin: null,
      hs_code: '0901.11',
      export_valid_until: '2027-01-31',
    });
    expect((await post('product', { name: '\u3164', price: 1, category_id: 1 })).status).toBe(422);
    expect(await search('product', { q: 'ga\u00ADyo\u3164' })).toMatchObject([{ name: 'Kopi Gayo' }]);
    await api.delete(`/api/product/${String(body.data.id)}`, { token });
  });

  test('a sheet has names, categories and prices as they look, and finds its products again by them', async () => {
    const sheet = [
      '\uFEFFNama\u00A0;Kategori;Harga',
      'Arang\u00A0Uji Spasi;Briquettes\u200B;16000',
      'Arang  Uji\u2009Batok;\u00A0Briquettes;\u200ERp\u00A016.000',
    ];
    expect(await send(sheet.join('\r\n'), true)).toMatchObject({ created: 2, problems: [] });
    expect(
      await send('Nama;Harga\r\nArang Uji\u200B  Spasi;17000\r\nArang Uji Batok;16000', true),
    ).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    const names = (await search('product', { q: 'arang uji' })).map(({ name, price }) => [name, price]);
    expect(names).toEqual([
      ['Arang Uji Spasi', 17000],
      ['Arang Uji Batok', 16000],
    ]);
  });

  test('a category has its name alone, and is found by what looks like it', async () => {
    expect((await post('category', { nama_category: 'Bri\u200Bquettes\u00A0' })).status).toBe(409);
    const { body } = await post('category', { nama_category: 'Arang\u00A0Kayu' });
    expect(body.data.nama_category).toBe('Arang Kayu');
    for (const filter of [{ nama_category: 'arang\u2003kayu' }, { q: 'Arang\u00A0K' }])
      expect(await search('category', filter)).toMatchObject([{ id: body.data.id }]);
  });

  test('phone numbers, hours and a point on the map are read after it', async () => {
    const { status, body } = await post('contact', {
      ...LINKS,
      url_whatsapp: '\u200E+62 812\u20115550\u20111234',
      url_email: '\u202Akantor@example.com\u202C',
      map_point: '\u22127.319,\u00A0110.491',
      weekday_hours: '08:00\u201316:00\u200F',
    });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        url_whatsapp: 'https://wa.me/6281255501234',
        url_email: 'kantor@example.com',
        map_point: '-7.319, 110.491',
        weekday_hours: '08:00-16:00',
      }),
    ]);
  });

  test('names from before are cleaned once; of two that then look alike the later one gets a number', async () => {
    await work().transaction(async (manager) => {
      for (const nama_category of ['Gula Aren', 'Gula\u00A0Aren', 'Gula\u200B Aren', 'Kayu\u00A0Manis'])
        await manager.insert(Category, { nama_category, name_key: nama_category.toLowerCase() });
      const { id: category_id } = await manager.findOneByOrFail(Category, { nama_category: 'Gula Aren' });
      await manager.insert(Product, { name: 'Gula\u00A0 Semut', category_id, price: 1 });
      const runner = manager.queryRunner;
      if (!runner) throw new Error('a transaction has a runner');
      for (let run = 0; run < 2; run += 1) await new CleanNames1796083200000().up(runner);
    });
    const stored = await work().transaction((manager) => manager.find(Category, { order: { id: 'ASC' } }));
    expect(stored.slice(-4).map(({ nama_category, name_key }) => [nama_category, name_key])).toEqual([
      ['Gula Aren', 'gula aren'],
      ['Gula Aren (2)', 'gula aren (2)'],
      ['Gula Aren (3)', 'gula aren (3)'],
      ['Kayu Manis', 'kayu manis'],
    ]);
    expect(await send('Nama;Harga\r\nGula Semut;5000', true)).toMatchObject({ updated: 1, problems: [] });
  });

  test('who was stored with such a name logs in with it, and a password stays as it is typed', async () => {
    await work().internalTransaction((manager) =>
      manager.update(Admin, { username: ADMIN.username }, { username: 'ad\u200Bmin\u00A0toko' }),
    );
    const login = (username: string, pass: string) =>
      api.post('/api/admins/login', { json: { username, pass } });
    expect((await login(' Ad\u200Bmin\u00A0toko ', ADMIN.pass)).status).toBe(200);
    expect((await login('ad\u200Bmin\u00A0toko', `${ADMIN.pass}\u200B`)).status).toBe(401);
  });
});
