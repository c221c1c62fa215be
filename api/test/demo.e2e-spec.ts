import { randomBytes } from 'node:crypto';
import { Admin } from '../src/auth/admin.entity.js';
import { readSpecifications } from '../src/demo/catalogue.js';
import { FirstStartService } from '../src/demo/first-start.service.js';
import { ADMIN, Api, type Row } from './harness.js';

const PATIENCE = 300_000;

/** Specifications that ground coffee has none of. */
const OF_BEANS = ['defects', 'screen'];

describe('the first start', () => {
  test(
    'RUN-1 fills an empty database with twelve products, their pictures, contact and company information, once',
    async () => {
      const api = await Api.start({ SEED_DEMO: 'true' });
      const products = (await api.get<Row[]>('/api/product')).body.data;
      const counts = new Map<unknown, number>();
      for (const { category } of products) {
        const { nama_category } = category as { nama_category: string };
        counts.set(nama_category, (counts.get(nama_category) ?? 0) + 1);
      }
      expect(Object.fromEntries(counts)).toEqual({ Fertilizer: 3, Coffee: 5, Briquettes: 4 });
      for (const { name, description, price, image } of products) {
        expect(String(name)).not.toBe('');
        expect(String(description).length).toBeGreaterThan(100);
        expect(price).toBeGreaterThan(0);
        expect((await fetch(`${api.url}${String(image)}`)).headers.get('content-type')).toBe('image/jpeg');
      }
      const template = (await api.get<Row[]>('/api/spec-field')).body.data;
      for (const { id, category_id } of products) {
        const keys = template.filter((field) => field.category_id === category_id).map(({ key }) => key);
        const { name, specs, image, pictures } = (await api.get(`/api/product/${id}`)).body.data;
        const gallery = pictures as { url: string; alt: string; alt_en: string }[];
        expect(gallery[0]?.url).toBe(image);
        expect(gallery.length).toBeGreaterThanOrEqual(2);
        for (const { alt, alt_en } of gallery)
          expect([alt, alt_en]).toEqual([expect.any(String), expect.any(String)]);
        const told = name === 'Kopi Bubuk' ? keys.filter((key) => !OF_BEANS.includes(String(key))) : keys;
        expect([id, Object.keys(specs as object)]).toEqual([id, told]);
      }
      expect((await api.get<Row[]>('/api/contact')).body.data).toHaveLength(1);
      expect((await api.get<Row[]>('/api/dashboard')).body.data).toHaveLength(4);
      for (const resource of ['product', 'category'])
        expect((await api.get(`/api/${resource}?filter={"lacks":"english"}`)).body.data).toEqual([]);
      expect((await api.get<Row[]>('/api/category')).body.data.filter(({ nama_id }) => !nama_id)).toEqual([]);

      const token = await api.signIn();
      const history = (await api.get<Row[]>('/api/history', { token })).body.data;
      for (const entry of history) expect(entry).toMatchObject({ admin_id: null, admin_name: 'Etalase' });
      const entries = (resource: string) => history.filter((entry) => entry.resource === resource).length;
      expect(['category', 'product', 'contact', 'dashboard', 'admin'].map(entries)).toEqual([3, 12, 1, 4, 1]);
      await api.delete(`/api/product/${products[0]?.id}`, { token });
      expect(await api.app.get(FirstStartService, { strict: false }).run()).toBeUndefined();
      expect((await api.get<Row[]>('/api/product')).body.data).toHaveLength(11);
    },
    PATIENCE,
  );

  test('SHOW-5 the crop of the demo is of the last harvest that was over on the day of its seed', async () => {
    const crops = await Promise.all(
      ['2027-09-30', '2027-10-01'].map(async (day) => {
        const { crop_year, moisture } = (await readSpecifications(day)).products['Arabika Green Bean'] ?? {};
        return [crop_year?.text, moisture?.tested_at];
      }),
    );
    expect(crops).toEqual([
      ['2026', '2027-08-19'],
      ['2027', '2027-08-20'],
    ]);
  });

  test('with SEED_DEMO=false stays empty', async () => {
    const api = await Api.start();
    for (const list of ['product', 'category', 'contact', 'dashboard']) {
      expect((await api.get<Row[]>(`/api/${list}`)).body.data).toEqual([]);
    }
  });

  test('RUN-3 takes the first administrator from the environment', async () => {
    const pass = randomBytes(9).toString('base64url');
    const api = await Api.start({ ADMIN_USERNAME: 'Kepala', ADMIN_PASSWORD: pass });
    expect((await api.post('/api/admins/login', { json: { username: 'kepala', pass } })).status).toBe(200);
    expect((await api.post('/api/admins/login', { json: ADMIN })).status).toBe(401);
  });

  test('TRUST-10 a common ADMIN_PASSWORD is refused, unless there is an administrator already', async () => {
    const api = await Api.start();
    Object.assign(api.env, { ADMIN_PASSWORD: 'Password1' });
    const run = () => api.app.get(FirstStartService, { strict: false }).run();
    await expect(run()).resolves.toBeUndefined();
    await api.write((manager) => manager.delete(Admin, { id: 1 }));
    await expect(run()).rejects.toThrow(
      'ADMIN_PASSWORD is one of the commonest passwords; set another one, or none',
    );
  });

  test('RUN-3 makes up a password when none is given, and only the first time', async () => {
    const api = await Api.start({ ADMIN_PASSWORD: '' });
    expect(api.generatedPassword).toMatch(/^[\w-]{16}$/);
    const pass = String(api.generatedPassword);
    expect((await api.post('/api/admins/login', { json: { username: 'admin', pass } })).status).toBe(200);
    expect(await api.app.get(FirstStartService, { strict: false }).run()).toBeUndefined();
  });
});
