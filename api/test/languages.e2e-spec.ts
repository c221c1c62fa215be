import { type Api, type Row, startSignedIn } from './harness.js';

/** Texts in two languages: what each resource has beside its documented fields. */
const RESOURCES = [
  {
    path: '/api/product',
    documented: { name: 'Arang Kelapa', description: 'Kering dan keras', category_id: 1, price: 1 },
    translated: { name_en: 'Coconut charcoal', description_en: 'Dry and hard' },
    changed: { name: 'Arang Batok Kelapa' },
    outdated: ['name_en'],
    lacks: 'english',
  },
  {
    path: '/api/category',
    documented: { nama_category: 'Spices', intro: 'From Banda.' },
    translated: { nama_id: 'Rempah', intro_id: 'Dari Banda.' },
    changed: { intro_id: 'Dari Banda dan Ambon.' },
    outdated: ['intro'],
    lacks: 'indonesian',
  },
  {
    path: '/api/dashboard',
    documented: { judul: 'Keberlanjutan', value_company: 'Kami menanam kembali.' },
    translated: { judul_en: 'Sustainability', value_company_en: 'We plant again.' },
    changed: { value_company: 'Kami menanam dua kali.' },
    outdated: ['value_company_en'],
    lacks: 'english',
  },
];

interface Translated extends Row {
  outdated_translations: string[];
}

describe('two languages', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn());
    await api.post('/api/category', { token, json: { nama_category: 'Charcoal', nama_id: 'Arang' } });
  });

  const ids = (path: string, filter: object) => api.ids(path, filter);

  test.each(RESOURCES)(
    'LANG-4 LANG-6 $path: a translation is optional, and outdated once its text has changed',
    async ({ path, documented, translated, changed, outdated, lacks }) => {
      const created = await api.post<Translated>(path, { token, json: documented });
      const { id } = created.body.data;
      const none = Object.fromEntries(Object.keys(translated).map((field) => [field, null]));
      expect(created.body.data).toMatchObject({ ...documented, ...none, outdated_translations: [] });
      expect(await ids(path, { lacks })).toContain(id);

      const put = (fields: object) =>
        api.put<Translated>(`${path}/${id}`, { token, json: { ...documented, ...fields } });
      const both = await put(translated);
      expect(both.body.data).toMatchObject({ ...documented, ...translated, outdated_translations: [] });
      expect(await ids(path, { lacks })).not.toContain(id);

      expect((await put({ ...translated, ...changed })).body.data).toMatchObject({
        ...translated,
        ...changed,
        outdated_translations: outdated,
      });
      expect(await ids(path, { lacks: 'current_translation' })).toEqual([id]);
      const field = outdated[0] as string;
      const again = await put({ ...changed, [field]: 'Written anew' });
      expect(again.body.data).toMatchObject({ [field]: 'Written anew', outdated_translations: [] });

      expect(await ids(path, { lacks: 'current_translation' })).toEqual([]);

      const { body: history } = await api.get<Row[]>('/api/history?range=[0,0]', { token });
      expect(history.data[0]?.changes).toMatchObject({ [field]: { to: 'Written anew' } });
      expect(JSON.stringify(history.data)).not.toMatch(/translated_from|outdated_translations/);

      const cleared = await put({
        ...changed,
        ...Object.fromEntries(Object.keys(translated).map((key) => [key, ''])),
      });
      expect(cleared.body.data).toMatchObject({ ...none, outdated_translations: [] });
    },
  );

  test.each(['description', 'packing', 'origin', 'sample'])(
    'LANG-6 a product whose %s is there in Indonesian alone has a gap in its English',
    async (text) => {
      const named = { name: 'Kemiri', name_en: 'Candlenut', category_id: 1, price: 1 };
      const { body } = await api.post<Row>('/api/product', { token, json: named });
      const { id } = body.data;
      const gaps = async (fields: object) => {
        await api.put(`/api/product/${id}`, { token, json: { ...named, ...fields } });
        return (await ids('/api/product', { lacks: 'english' })).includes(Number(id));
      };
      expect(await gaps({})).toBe(false);
      expect(await gaps({ [text]: 'Karung' })).toBe(true);
      expect(await gaps({ [text]: 'Karung', [`${text}_en`]: 'Sack' })).toBe(false);
      expect(await gaps({ [text]: '', [`${text}_en`]: 'Sack' })).toBe(false);
    },
  );

  test('LANG-6 what a specification says in English is outdated once its Indonesian changes', async () => {
    const ukuran = { category_id: 1, key: 'ukuran', label: 'Ukuran', label_en: 'Size', kind: 'text' };
    const field = await api.post<Row>('/api/spec-field', { token, json: ukuran });
    const size = { text: '25 mm', text_en: '25 mm wide' };
    const json = { name: 'Briket', price: 1, category_id: 1, specs: { ukuran: size } };
    const { body } = await api.post<Translated>('/api/product', { token, json });
    expect(body.data.outdated_translations).toEqual([]);
    const put = async (specs: object) => {
      const path = `/api/product/${body.data.id}`;
      return (await api.put<Translated>(path, { token, json: { ...json, specs: { ukuran: specs } } })).body
        .data;
    };
    const outdated = ['specs.ukuran.text_en'];
    expect(await put({ ...size, text: '26 mm' })).toMatchObject({ outdated_translations: outdated });
    expect(await ids('/api/product', { lacks: 'current_translation' })).toContain(body.data.id);
    expect(await put({ text: '26 mm', text_en: '26 mm wide' })).toMatchObject({ outdated_translations: [] });
    expect(await put({ text: '27 mm' })).toMatchObject({ outdated_translations: [] });
    expect(await put(size)).toMatchObject({ outdated_translations: [] });
    const isGap = async (text: string) => {
      const specs = { ukuran: { text } };
      const named = { ...json, name_en: 'Briquette', specs };
      await api.put(`/api/product/${body.data.id}`, { token, json: named });
      return (await ids('/api/product', { lacks: 'english' })).includes(Number(body.data.id));
    };
    expect(await isGap('Panjang 25 mm')).toBe(true);
    await api.delete(`/api/spec-field/${field.body.data.id}`, { token });
  });

  test('LANG-4 a category with a text in Indonesian alone lacks English, as its name does not', async () => {
    const add = async (fields: object) => {
      const { body } = await api.post<Row>('/api/category', { token, json: fields });
      return body.data.id;
    };
    const named = await add({ nama_category: 'Resin', nama_id: 'Getah' });
    const bare = await add({ nama_category: 'Roots' });
    const untold = await add({ nama_category: 'Barks', heading: 'Peeled', facts_id: 'Asal: Merbabu' });
    const found = await ids('/api/category', { lacks: 'english' });
    expect(found).toContain(untold);
    for (const id of [named, bare]) expect(found).not.toContain(id);
    const spec = { category_id: bare, key: 'oil', label: 'Minyak atsiri', kind: 'number' };
    await api.post('/api/spec-field', { token, json: spec });
    expect(await ids('/api/category', { lacks: 'english' })).toContain(bare);
  });

  test('LANG-4 a list says what a card needs, and whether all of a product is there in English', async () => {
    const json = { name: 'Pala', category_id: 1, price: 1, name_en: 'Nutmeg' };
    const { body } = await api.post<Row>('/api/product', { token, json });
    const listed = async () =>
      (await api.get<Row[]>(`/api/product?filter={"id":${body.data.id}}`)).body.data[0];
    expect(await listed()).toMatchObject({
      name_en: 'Nutmeg',
      has_english: true,
      category: { id: 1, nama_category: 'Charcoal', nama_id: 'Arang' },
    });
    await api.put(`/api/product/${body.data.id}`, { token, json: { ...json, description: 'Utuh' } });
    expect(await listed()).toMatchObject({ has_english: false });
    const texts = { description: 'Utuh', description_en: 'Whole' };
    await api.put(`/api/product/${body.data.id}`, { token, json: { ...json, ...texts } });
    expect(await listed()).toMatchObject({ ...texts, has_english: true });
  });

  test('LANG-7 words of either language are found, together and by their beginnings', async () => {
    const json = { category_id: 1, price: 1, name: 'Kayu Manis', description: 'Kulit kering' };
    const { body } = await api.post<Row>('/api/product', {
      token,
      json: { ...json, name_en: 'Sweetbark', description_en: 'Dried bark of Kerinci' },
    });
    const { id } = body.data;
    for (const q of ['manis', 'sweetbark', 'sweet', 'bark', 'kulit kerinci', 'manis sweet'])
      expect([q, await ids('/api/product', { q })]).toEqual([q, [id]]);
    // A name in English counts as a name: those that have the word in it come first.
    const other = await api.post<Row>('/api/product', {
      token,
      json: { ...json, name: 'Lada', description_en: 'Not sweetbark', description: 'Hitam' },
    });
    expect(await ids('/api/product', { q: 'sweetbark' })).toEqual([id, other.body.data.id]);
    await api.put(`/api/product/${id}`, { token, json: { ...json, name_en: '', description_en: '' } });
    expect(await ids('/api/product', { q: 'sweetbark' })).toEqual([other.body.data.id]);
    expect(await ids('/api/category', { q: 'arang' })).toEqual([1]);
  });
});
