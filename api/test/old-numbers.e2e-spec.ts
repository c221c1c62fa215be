import { Api, type Row } from './harness.js';

interface Written extends Row {
  old_numbers: { words: string }[];
}

describe('the old numbers that descriptions still have', () => {
  let api: Api;
  let token: string;
  const named = { name: 'Briket', category_id: 1, price: 20_000, price_unit: 'kg' };
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Charcoal' } });
    const ash = {
      category_id: 1,
      key: 'ash',
      label: 'Kadar abu',
      label_en: 'Ash',
      kind: 'number',
      unit: '%',
    };
    await api.post('/api/spec-field', { token, json: ash });
    const size = { category_id: 1, key: 'size', label: 'Ukuran', label_en: 'Size', kind: 'text' };
    await api.post('/api/spec-field', { token, json: size });
    const choices = 'wet: Basah / Fully washed\ndry: Kering / Natural';
    const process = { category_id: 1, key: 'process', label: 'Pengolahan', label_en: 'Process' };
    await api.post('/api/spec-field', { token, json: { ...process, kind: 'choice', choices } });
  });
  afterAll(() => api.stop());

  const created = async (fields: object) => {
    const { body } = await api.post<Written>('/api/product', { token, json: { ...named, ...fields } });
    return Number(body.data.id);
  };
  const written = async (id: number, fields: object) => {
    const { body } = await api.put<Written>(`/api/product/${id}`, { token, json: { ...named, ...fields } });
    return body.data.old_numbers.map(({ words }) => words);
  };
  const listed = async () => {
    const filter = encodeURIComponent(JSON.stringify({ lacks: 'current_numbers' }));
    const { body } = await api.get<Row[]>(`/api/product?filter=${filter}`);
    return body.data.map(({ id }) => id);
  };

  const inCategory = async (id: number) => {
    const { body } = await api.get<Written[]>(`/api/category/${id}/products/old-numbers`, { token });
    return body.data.map(({ id, old_numbers }) => [id, old_numbers.map(({ words }) => words)]);
  };

  test.each([
    [
      'a specification',
      { specs: { ash: { value: 4 } } },
      { specs: { ash: { value: 3.5 } } },
      'Kadar abu 4%.',
      '4 %',
    ],
    [
      'a specification in words',
      { specs: { size: { text: 'Panjang 35 mm', text_en: '35 mm long' } } },
      { specs: { size: { text: 'Panjang 38 mm', text_en: '38 mm long' } } },
      'Panjang 35 mm.',
      '35 mm',
    ],
    [
      'a choice',
      { specs: { process: { choice: 'wet' } } },
      { specs: { process: { choice: 'dry' } } },
      'Fully washed, disortir.',
      'Basah',
    ],
    ['a price', { price: 20_000 }, { price: 21_000 }, 'Hanya Rp 20.000 per kg.', 'Rp 20.000'],
  ])(
    'SPEC-2 HAND-14 %s that is changed leaves its old number until the descriptions have it no more, or it is so again',
    async (_, before, after, description, words) => {
      const id = await created({ ...before, description, description_en: description });
      expect(await written(id, {})).toEqual([]);
      expect(await written(id, after)).toEqual([words]);
      expect(await listed()).toEqual([id]);
      // Another change later, and one of the texts alone.
      expect(await written(id, { ...after, origin: 'Jepara', description: 'Baru.' })).toEqual([words]);
      expect(await written(id, { ...after, ...before })).toEqual([]);
      expect(await written(id, after)).toEqual([words]);
      expect(await written(id, { ...after, description_en: 'New.' })).toEqual([]);
      expect(await listed()).toEqual([]);

      const { body } = await api.get<Row[]>('/api/history?range=[0,9]', { token });
      expect(JSON.stringify(body.data)).not.toContain('old_numbers');
    },
  );

  test('SPEC-2 TRADE-2 a name has the old weight of a pack like all other texts', async () => {
    const fields = { name: 'Gula Aren 12 kg', name_en: 'Palm Sugar, 12 kg', pack_net_kg: 12 };
    const id = await created(fields);
    const { body } = await api.put<Row & { old_numbers: unknown[] }>(`/api/product/${id}`, {
      token,
      json: { ...named, ...fields, pack_net_kg: 15 },
    });
    expect(body.data.old_numbers).toMatchObject([{ words: '12 kg', places: ['name', 'name_en'] }]);
    const renamed = { name: 'Gula Aren 15 kg', name_en: 'Palm Sugar, 15 kg', pack_net_kg: 15 };
    expect(await written(id, renamed)).toEqual([]);
  });

  test('SPEC-2 TRADE-2 a number that one text has another in the place of is old in the others, until it is there again', async () => {
    const text = (grams: string, pouches: number) => `Kantong ${grams} g, ${pouches} kantong per karton`;
    const fields = {
      name: 'Kopi Bubuk 250 g',
      packing: text('250', 40),
      description: `Kopi murni. ${text('250', 40)}.`,
      description_en: 'Packed in 250 g pouches.',
    };
    const id = await created(fields);
    const changed = { ...fields, name: 'Kopi Bubuk 500 g', packing: text('500', 20) };
    expect(await written(id, changed)).toEqual(['250 g', '40 kantong']);
    expect(await written(id, { ...changed, description: text('500', 20) })).toEqual(['250 g']);
    expect(await written(id, fields)).toEqual([]);
    expect(await written(id, changed)).toEqual(['250 g', '40 kantong']);
    const right = { ...changed, description: text('500', 20), description_en: 'Packed in 500 g pouches.' };
    expect(await written(id, right)).toEqual([]);
    // Of what a field states it is said there.
    expect(await written(id, { ...right, pack_net_kg: 10, description: 'Karton 10 kg.' })).toEqual([]);
    expect(
      await written(id, {
        ...right,
        pack_net_kg: 10,
        description: 'Karton 12 kg.',
        packing: 'Karton 10 kg.',
      }),
    ).toEqual([]);
  });

  test('SPEC-2 TRADE-2 a copy has the old numbers of its original, also those of its packing', async () => {
    const packed = {
      price_unit: 'sack',
      pack_net_kg: 25,
      packing: 'Karung 25 kg.',
      packing_en: '25 kg sacks.',
    };
    const id = await created({ ...packed, description: 'Kadar abu 4%.', specs: { ash: { value: 4 } } });
    const copy = async (fields: object) => {
      const json = { ...named, ...packed, description: 'Kadar abu 4%.', ...fields };
      const { body } = await api.post<Written>(`/api/product?copy_of=${id}`, { token, json });
      return body.data.old_numbers.map(({ words }) => words);
    };
    expect(await copy({ specs: { ash: { value: 4 } } })).toEqual([]);
    expect(await copy({ specs: { ash: { value: 5 } }, pack_net_kg: 10 })).toEqual(['25 kg', '4 %']);
    expect(await copy({ specs: { ash: { value: 5 } }, description: '' })).toEqual([]);
    expect(await written(id, { ...packed, pack_net_kg: 10, packing: 'Karung 10 kg.' })).toEqual(['25 kg']);
  });

  test('SPEC-2 those of a category are its facts, too, until no product has them, or it is edited', async () => {
    const json = { nama_category: 'Shisha', facts: 'Ash: 2.5–4 %', facts_id: 'Kadar abu: 2,5–4 %' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const ash = { category_id, key: 'ash', label: 'Kadar abu', label_en: 'Ash', kind: 'number', unit: '%' };
    await api.post('/api/spec-field', { token, json: ash });
    const of = (value: number) => ({ category_id, specs: { ash: { value } } });
    const [cube, finger] = [await created(of(2.5)), await created(of(2.5))];
    expect(await written(cube, of(3))).toEqual([]);
    expect(await written(finger, of(2))).toEqual(['2,5 %']);
    expect(await listed()).toContain(finger);
    const { body } = await api.get<Written>(`/api/product/${finger}`);
    expect(body.data.old_numbers).toMatchObject([{ field: 'specs.ash', places: ['category'] }]);
    expect(await inCategory(category_id)).toEqual([[finger, ['2,5 %']]]);
    const edited = { ...json, facts: 'Ash: 2–4 %', facts_id: 'Kadar abu: 2–4 %' };
    await api.put(`/api/category/${category_id}`, { token, json: edited });
    expect(await listed()).not.toContain(finger);
    expect(await written(finger, of(2))).toEqual([]);
    expect(await inCategory(category_id)).toEqual([]);
    const path = (id: number) => `/api/category/${id}/products/old-numbers`;
    expect((await api.get(path(category_id))).status).toBe(401);
    expect((await api.get(path(999_999), { token })).status).toBe(404);
  });

  test('SPEC-2 a bound that a product breaks is old in its category, whatever others state', async () => {
    const json = { nama_category: 'Arang Oven', facts: 'Ash and moisture: Ash 2.5–4 %, moisture up to 6 %' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const ash = { category_id, key: 'ash', label: 'Kadar abu', label_en: 'Ash', kind: 'number', unit: '%' };
    await api.post('/api/spec-field', { token, json: ash });
    const water = { ...ash, key: 'water', label: 'Kadar air', label_en: 'Moisture' };
    await api.post('/api/spec-field', { token, json: water });
    const of = (low: number, most: number) => ({
      category_id,
      specs: { ash: { value: low }, water: { value: most } },
    });
    const [cube] = [await created(of(2.5, 6)), await created(of(2.5, 6))];
    expect(await written(cube, of(3, 5))).toEqual([]);
    expect(await written(cube, of(2.5, 6))).toEqual([]);
    expect(await written(cube, of(2.2, 7))).toEqual(['2,5 %', '6 %']);
    expect(await written(cube, { ...of(2.2, 7), origin: 'Jepara' })).toEqual(['2,5 %', '6 %']);
    expect(await inCategory(category_id)).toEqual([[cube, ['2,5 %', '6 %']]]);
    expect(await written(cube, of(2.2, 6))).toEqual(['2,5 %']);
    expect(await written(cube, of(2.5, 6))).toEqual([]);
  });

  test('SPEC-2 what a category says of a product is old once it does not hold, also where it is no number of that', async () => {
    const json = { nama_category: 'Gayo', facts: 'Origin: Aceh, 700–1,500 m\nOrder: 600 kg' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const height = { category_id, key: 'height', label: 'Ketinggian', label_en: 'Altitude', kind: 'range' };
    await api.post('/api/spec-field', { token, json: { ...height, unit: 'm' } });
    const of = (min: number, max: number, moq = 600) => ({
      category_id,
      moq,
      moq_unit: 'kg',
      specs: { height: { min, max } },
    });
    const [low, high] = [await created(of(700, 900)), await created(of(900, 1500))];
    expect(await written(low, of(700, 1400))).toEqual([]);
    expect(await written(low, of(700, 1600))).toEqual(['700–1.500 m']);
    expect(await written(low, { ...of(700, 1600), origin: 'Takengon' })).toEqual(['700–1.500 m']);
    expect(await inCategory(category_id)).toEqual([[low, ['700–1.500 m']]]);
    const copy = { ...named, ...of(900, 1800), name: 'Gayo Grade 2' };
    const { body } = await api.post<Written>(`/api/product?copy_of=${high}`, { token, json: copy });
    expect(body.data.old_numbers.map(({ words }) => words)).toEqual(['1.500 m']);
    expect(await written(low, { ...of(700, 1600), current_numbers: true })).toEqual([]);
    expect(await written(low, of(700, 1700))).toEqual([]);
    expect(await written(high, of(900, 1500, 300))).toEqual(['600 kg']);
    expect(await written(high, of(900, 1500))).toEqual([]);
  });

  test('SPEC-2 an edited category keeps what it says and does not hold, and any while its texts stay', async () => {
    const json = { nama_category: 'Kakao', intro: 'Dried to 5–7 % moisture', facts: 'Moisture: 5–7 %' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const water = { category_id, key: 'water', label: 'Kadar air', label_en: 'Moisture', unit: '%' };
    await api.post('/api/spec-field', { token, json: { ...water, kind: 'number' } });
    const of = (value: number) => ({ category_id, specs: { water: { value } } });
    const [wet, dry] = [await created(of(7)), await created(of(5))];
    expect(await written(wet, of(8))).toEqual(['7 %']);
    expect(await written(dry, of(6))).toEqual(['5 %']);
    const listedOf = async () => (await listed()).filter((id) => id === wet || id === dry);
    const edit = (fields: object) =>
      api.put(`/api/category/${category_id}`, { token, json: { ...json, ...fields } });
    await edit({ nama_category: 'Cokelat' });
    expect(await listedOf()).toEqual([wet, dry]);
    const { body: before } = await api.get<Row>(`/api/product/${wet}`);
    await edit({ facts: 'Moisture: 5–8 %' });
    expect(await listedOf()).toEqual([wet]);
    expect(await inCategory(category_id)).toEqual([[wet, ['7 %']]]);
    const { body: after } = await api.get<Row>(`/api/product/${wet}`);
    expect([after.data.version, after.data.updated_at]).toEqual([
      before.data.version,
      before.data.updated_at,
    ]);
    await edit({ intro: 'Dried to 5–8 % moisture', facts: 'Moisture: 5–8 %' });
    expect(await listedOf()).toEqual([]);
  });

  test('SPEC-2 so is the option of a choice that has a number, of a copy too', async () => {
    const json = { nama_category: 'Toraja', facts: 'Grade: Grade 1, at most 11 defects' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const choices = 'one: Mutu 1 / Grade 1\ntwo: Mutu 2 / Grade 2';
    const grade = { category_id, key: 'grade', label: 'Mutu', label_en: 'Grade', kind: 'choice', choices };
    await api.post('/api/spec-field', { token, json: grade });
    const of = (choice: string) => ({ category_id, specs: { grade: { choice } } });
    const [low, high] = [await created(of('one')), await created(of('one'))];
    expect(await written(low, of('two'))).toEqual(['Mutu 1']);
    const copy = { ...named, ...of('two'), name: 'Toraja Grade 2' };
    const { body } = await api.post<Written>(`/api/product?copy_of=${high}`, { token, json: copy });
    expect(body.data.old_numbers.map(({ words }) => words)).toEqual(['Mutu 1']);
    const edited = { ...json, facts: 'Grade: Grade 1 and 2' };
    await api.put(`/api/category/${category_id}`, { token, json: edited });
    expect(await written(low, { ...of('two'), origin: 'Rantepao' })).toEqual([]);
  });

  test('SPEC-2 one that is in a description, too, is old in its category until no product has it', async () => {
    const json = { nama_category: 'Kopra', facts_id: 'Kadar abu: 2–2,5 %' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const ash = { category_id, key: 'ash', label: 'Kadar abu', label_en: 'Ash', kind: 'number', unit: '%' };
    await api.post('/api/spec-field', { token, json: ash });
    const of = (value: number) => ({ category_id, specs: { ash: { value } } });
    const [white, black] = [await created(of(2.5)), await created(of(2.5))];
    expect(await written(white, { ...of(2), description: 'Abu 2,5 %.' })).toEqual(['2,5 %']);
    const placesIn = async (id: number) => {
      const { body } = await api.get<{ old_numbers: { places: string[] }[] }>(`/api/product/${id}`);
      return body.data.old_numbers.map(({ places }) => places);
    };
    expect(await placesIn(white)).toEqual([['description']]);
    expect(await inCategory(category_id)).toEqual([]);
    expect(await written(black, of(2))).toEqual(['2,5 %']);
    expect(await placesIn(black)).toEqual([['category']]);
    expect(await inCategory(category_id)).toEqual([
      [white, ['2,5 %']],
      [black, ['2,5 %']],
    ]);
    await api.delete(`/api/product/${white}`, { token });
    expect(await inCategory(category_id)).toEqual([[black, ['2,5 %']]]);
  });

  test('SPEC-2 what another category has no place for is not old, nor is what comes back with the category', async () => {
    const json = { nama_category: 'Oven' };
    const elsewhere = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const specs = { ash: { value: 4 } };
    const id = await created({ specs, description: 'Kadar abu 4%, harga Rp 20.000.' });
    expect(await written(id, { category_id: elsewhere, price: 21_000 })).toEqual(['Rp 20.000']);
    expect(await written(id, { specs, price: 21_000 })).toEqual(['Rp 20.000']);
    expect(await written(id, { specs: { ash: { value: 3 } }, price: 21_000 })).toEqual(['Rp 20.000', '4 %']);
  });

  test('SPEC-2 TRADE-2 so is what a pack weighs', async () => {
    const json = {
      nama_category: 'Kopi',
      facts: 'Packing: jute bags of 50 or 60 kg',
      facts_id: 'Kemasan: karung goni 50 atau 60 kg',
    };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const of = (pack_net_kg: number) => ({ category_id, price_unit: 'sack', pack_net_kg });
    const [arabica, robusta] = [await created(of(60)), await created(of(60))];
    expect(await written(arabica, of(50))).toEqual([]);
    expect(await written(robusta, of(50))).toEqual(['60 kg']);
    expect(await listed()).toContain(robusta);
    expect(await written(arabica, of(40))).toEqual(['50 kg']);
  });

  test('SPEC-2 each of several old numbers is there once, and goes by itself', async () => {
    const description = 'Kadar abu 4%, seharga Rp 20.000.';
    const id = await created({ specs: { ash: { value: 4 } }, description });
    expect(await written(id, { specs: { ash: { value: 3 } } })).toEqual(['4 %']);
    expect(await written(id, { specs: { ash: { value: 2 } }, price: 21_000 })).toEqual(['4 %', 'Rp 20.000']);
    expect(await written(id, { price: 21_000, description: 'Kadar abu 2%, seharga Rp 20.000.' })).toEqual([
      'Rp 20.000',
    ]);
  });

  test('SPEC-2 those that are said to be right are old no more, until a number is changed again', async () => {
    const description = 'Kadar abu 4%. Sejak 2020 Rp 20.000, lalu Rp 21.000.';
    const id = await created({ specs: { ash: { value: 4 } }, description });
    const specs = { ash: { value: 3 } };
    expect(await written(id, { specs, price: 21_000 })).toEqual(['Rp 20.000', '4 %']);
    const unsure = { specs, price: 21_000, current_numbers: false };
    expect(await written(id, unsure)).toEqual(['Rp 20.000', '4 %']);
    const { status } = await api.put(`/api/product/${id}`, { token, json: { ...named, current_numbers: 1 } });
    expect(status).toBe(422);
    // What the same write makes old was not seen before it.
    expect(await written(id, { specs, price: 22_000, current_numbers: true })).toEqual(['Rp 21.000']);
    const form = { name: 'Briket', category_id: '1', price: '22000', current_numbers: 'true' };
    const { body } = await api.put<Written>(`/api/product/${id}`, { token, form });
    expect(body.data.old_numbers).toEqual([]);
    expect(await listed()).not.toContain(id);
    expect(await written(id, { specs, price: 22_000, origin: 'Jepara' })).toEqual([]);
    expect(await written(id, { specs: { ash: { value: 4 } }, price: 22_000 })).toEqual([]);
    expect(await written(id, { specs, price: 22_000 })).toEqual(['4 %']);

    const { body: history } = await api.get<Row[]>('/api/history?range=[0,9]', { token });
    expect(JSON.stringify(history.data)).not.toContain('current_numbers');
  });

  test('SPEC-2 those of its category too, for this product', async () => {
    const json = { nama_category: 'Arang', facts: 'Ash: 2.5 %', facts_id: 'Kadar abu: 2,5 %' };
    const category_id = Number((await api.post<Row>('/api/category', { token, json })).body.data.id);
    const ash = { category_id, key: 'ash', label: 'Kadar abu', label_en: 'Ash', kind: 'number', unit: '%' };
    await api.post('/api/spec-field', { token, json: ash });
    const of = (value: number) => ({ category_id, specs: { ash: { value } } });
    const id = await created(of(2.5));
    expect(await written(id, of(2))).toEqual(['2,5 %']);
    expect(await written(id, { ...of(2), current_numbers: true })).toEqual([]);
    expect(await listed()).not.toContain(id);
  });

  test('SPEC-2 a price that is changed with others leaves its old number too', async () => {
    const id = await created({ description: 'Hanya Rp 20.000 per kg.' });
    const json = { ids: [id], versions: [1], prices: ['price'], percent: 10, round_to: 1000 };
    expect((await api.post('/api/product/prices', { token, json })).status).toBe(200);
    expect(await listed()).toContain(id);
  });

  test('SPEC-2 HAND-13 of products that come back together, what the others will state is no old number of theirs', async () => {
    const facts = { facts: 'Price: Rp 31,000 or Rp 34,000', facts_id: 'Harga: Rp 31.000 atau Rp 34.000' };
    const made = await api.post<Row>('/api/category', { token, json: { nama_category: 'Briket', ...facts } });
    const category_id = Number(made.body.data.id);
    const ids = [
      await created({ category_id, price: 31_000 }),
      await created({ category_id, price: 34_000 }),
    ];
    const change = { ids, versions: [1, 1], prices: ['price'], percent: 10, round_to: 1000 };
    const { body } = await api.post<{ entry: number }>('/api/product/prices', { token, json: change });
    expect(await listed()).toEqual(expect.arrayContaining(ids));
    await api.post<Row>(`/api/history/${body.data.entry}/undo`, { token });
    expect((await listed()).filter((id) => ids.includes(Number(id)))).toEqual([]);
  });

  test('SPEC-2 nor is what the others will state by a specification, as of products that an import changes', async () => {
    const facts = { facts: 'Ash: 2 or 4 %', facts_id: 'Kadar abu: 2 atau 4 %' };
    const made = await api.post<Row>('/api/category', {
      token,
      json: { nama_category: 'Arang abu', ...facts },
    });
    const category_id = Number(made.body.data.id);
    const ash = { category_id, key: 'ash', label: 'Kadar abu', label_en: 'Ash', kind: 'number', unit: '%' };
    await api.post('/api/spec-field', { token, json: ash });
    const of = (value: number) => created({ category_id, specs: { ash: { value } } });
    const ids = [await of(4), await of(2)];
    const rows = (...values: number[]) => ids.map((id, at) => `${id};${values[at]}`);
    const imported = async (...values: number[]) => {
      const file = new Blob([['ID;spec:ash', ...rows(...values)].join('\r\n')], { type: 'text/csv' });
      const { body } = await api.post('/api/product-sheet?apply=true', { token, form: { file } });
      expect(body.data).toMatchObject({ updated: 2, applied: true });
      return (await listed()).filter((id) => ids.includes(Number(id)));
    };
    expect(await imported(2, 4)).toEqual([]);
    expect(await imported(4, 3)).toEqual(ids);
  });
});
