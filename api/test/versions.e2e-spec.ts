import { type Api, LINKS, type Row, startSignedIn } from './harness.js';

/** Where each kind of record is written, with what it starts from and an edit that nothing else makes. */
const KINDS = [
  [
    'product',
    { name: 'Pala', price: 1000, category_id: 1 },
    (n: number) => ({ name: `Pala ${n}`, category_id: 1 }),
  ],
  ['category', { nama_category: 'Teh' }, (n: number) => ({ nama_category: `Teh ${n}` })],
  ['contact', LINKS, (n: number) => ({ ...LINKS, url_email: `kantor${n}@example.com` })],
  [
    'dashboard',
    { judul: 'Mutu', value_company: 'Terjaga.' },
    (n: number) => ({ judul: 'Mutu', value_company: `Terjaga ${n}.` }),
  ],
] as const;

describe.each(KINDS)('the version of a %s', (path, fields, edit) => {
  let api: Api;
  let token: string;
  let address: string;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn('Rempah'));
    const { body } = await api.post(`/api/${path}`, { token, json: fields });
    expect(body.data.version).toBe(1);
    address = `/api/${path}/${body.data.id}`;
  });

  const put = <T = Row>(json: object) => api.put<T>(address, { token, json });
  const stored = async () => (await api.get(address)).body.data;

  test('grows by one with every change, and not without one', async () => {
    const { version } = await stored();
    expect((await put(edit(1))).body.data.version).toBe(Number(version) + 1);
    expect((await put(edit(1))).body.data.version).toBe(Number(version) + 1);
    expect((await stored()).version).toBe(Number(version) + 1);
  });

  test('lets an edit of the current one through, and says who changed an older one and when', async () => {
    const { version } = await stored();
    expect((await put({ ...edit(2), version })).status).toBe(200);

    const before = await stored();
    const { status, body } = await put<{ version: number; changed_by: string; changed_at: string }>({
      ...edit(3),
      version,
    });
    expect(status).toBe(409);
    expect(body.message).toMatch(
      /^Data ini sudah diubah oleh Admin Etalase pada \d{1,2} [A-Z][a-z]+ \d{4} pukul \d{2}\.\d{2} WIB\.$/,
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      version: before.version,
      changed_by: 'Admin Etalase',
      changed_at: expect.any(String) as string,
    });
    expect(Date.now() - Date.parse(body.data.changed_at)).toBeLessThan(60_000);
    expect(await stored()).toEqual(before);
  });

  test('is not looked at when it is left out or empty', async () => {
    await put(edit(4));
    expect((await put({ ...edit(5), version: null })).status).toBe(200);
    expect((await put(edit(6))).status).toBe(200);
  });

  test.each(['satu', 1.5, [1]])('that is no whole number (%j) is refused', async (version) => {
    const { status, body } = await put({ ...edit(7), version });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ version: 'Versi harus berupa angka.' });
  });

  test('0 is none that ever was', async () => {
    expect((await put({ ...edit(7), version: 0 })).status).toBe(409);
  });

  test('of edits that arrive at once exactly one wins, each time', async () => {
    for (const round of [10, 20, 30]) {
      const { version } = await stored();
      const answers = await Promise.all([1, 2, 3, 4].map((n) => put({ ...edit(round + n), version })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const winner = answers.find(({ status }) => status === 200);
      expect(winner?.body.data.version).toBe(Number(version) + 1);
      expect(await stored()).toEqual(winner?.body.data);
    }
  });
});

test('the version of a form is read like that of a JSON body', async () => {
  const { api, token } = await startSignedIn('Rempah');
  await api.post('/api/product', { token, json: { name: 'Pala', price: 1, category_id: 1 } });
  const edit = (name: string, version: string) =>
    api.put('/api/product/1', { token, form: { name, category_id: '1', version } });
  expect((await edit('Pala A', '1')).status).toBe(200);
  expect((await edit('Pala B', '1')).status).toBe(409);
  expect((await edit('Pala C', '')).status).toBe(200);
});

test('a name that is taken stays a refusal of its own, with the current version too', async () => {
  const { api, token } = await startSignedIn();
  const add = (nama_category: string) => api.post('/api/category', { token, json: { nama_category } });
  await add('Teh');
  const { id } = (await add('Kopi')).body.data;
  const { status, body } = await api.put(`/api/category/${id}`, {
    token,
    json: { nama_category: 'teh', version: 1 },
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ message: 'Nama kategori sudah ada.', data: null });
});
