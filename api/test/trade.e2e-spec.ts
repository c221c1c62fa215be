import { SOON_DAYS } from '../src/products/product-list.js';
import { CurrentRevision } from '../src/revision/current-revision.service.js';
import { NewDay } from '../src/revision/new-day.service.js';
import { daysAfter, today } from '../src/http/today.js';
import type { SheetReport } from '../src/spreadsheets/spreadsheet.dto.js';
import { type Api, blob, type Row, startSignedIn } from './harness.js';

const FACTS = {
  price_unit: 'sack',
  pack_net_kg: 40,
  export_price: 420.5,
  export_currency: 'USD',
  export_unit: 'ton',
  export_incoterm: 'FOB',
  export_place: 'Tanjung Emas',
  export_valid_until: '2099-12-31',
  moq: 1.5,
  moq_unit: 'ton',
  packing: 'Karung anyaman',
  packing_en: 'Woven sack',
  load_20_kg: 18000,
  load_40_kg: 26000,
  hs_code: '3101.00.92',
  origin: 'Salatiga, Jawa Tengah',
  origin_en: 'Salatiga, Central Java',
  port: 'Tanjung Emas, Semarang',
  lead_days_min: 7,
  lead_days_max: 14,
  supply_ton_month: 120.25,
  sample: 'Gratis 1 kg',
  sample_en: '1 kg free',
  local_terms: 'Ambil di gudang, mulai 1 karung',
  local_terms_en: 'Pick up at our warehouse, from one sack',
  availability: 'in_stock',
};
const OFFER = { price: 420.5, currency: 'USD', unit: 'ton', incoterm: 'FOB' };
const NAMED = { name: 'Granul', category_id: 1, price: 110000 };

describe('trade facts', () => {
  let api: Api;
  let token: string;
  let id: number;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn('Pupuk'));
    const { body } = await api.post<Row>('/api/product', { token, json: { ...NAMED, ...FACTS } });
    id = body.data.id;
  });

  const put = (fields: object) =>
    api.put<Row>(`/api/product/${id}`, { token, json: { ...NAMED, ...fields } });
  const read = async () => (await api.get<Row>(`/api/product/${id}`)).body.data;
  const listed = async () => (await api.list('/api/product', { id }))[0];

  test('TRADE-3 each is kept as it was sent, from JSON and from a form, and cleared by an empty one', async () => {
    expect(await read()).toMatchObject({ ...FACTS, export_expired: false });
    const { export_place, export_valid_until } = FACTS;
    expect(await listed()).toMatchObject({ export_offer: OFFER, export_place, export_valid_until });
    const form = Object.fromEntries(
      Object.entries({ ...NAMED, ...FACTS }).map(([key, value]) => [key, String(value)]),
    );
    const copy = await api.post<Row>('/api/product', { token, form });
    expect(copy.body.data).toMatchObject(FACTS);
    const empty = Object.fromEntries(Object.keys(FACTS).map((field) => [field, '']));
    const cleared = await api.put<Row>(`/api/product/${copy.body.data.id}`, {
      token,
      json: { ...NAMED, ...empty },
    });
    const none = Object.fromEntries(Object.keys(FACTS).map((field) => [field, null]));
    expect(cleared.body.data).toMatchObject(none);
  });

  test.each([
    ['export_incoterm', ' Fob ', 'FOB'],
    ['export_currency', 'usd', 'USD'],
    ['export_currency', ' Usd ', 'USD'],
  ])('TRADE-2 %s %j is kept by its code', async (field, typed, code) => {
    const { status, body } = await put({ [field]: typed });
    expect([status, body.data[field]]).toEqual([200, code]);
  });

  test('TRADE-1 a list has what a card says, and no more', async () => {
    const { body } = await api.get<Row[]>(`/api/product?filter={"id":${id}}`);
    expect(body.data[0]).toMatchObject({
      price_unit: 'sack',
      pack_net_kg: 40,
      moq: 1.5,
      moq_unit: 'ton',
      availability: FACTS.availability,
    });
    expect(body.data[0]).not.toHaveProperty('packing');
  });

  test.each([
    ['price_unit', 'box', 'Dijual per harus salah satu dari: kg, ton, sack, carton, piece.'],
    ['pack_net_kg', -1, 'Isi bersih per kemasan paling kecil 0,01 kg.'],
    ['pack_net_kg', '40,5', 'Isi bersih per kemasan harus berupa angka dalam kg, paling banyak dua desimal.'],
    ['export_price', 0.001, 'Nilai ekspor harus berupa angka, paling banyak dua desimal.'],
    ['export_currency', 'usdollar', 'Mata uang paling panjang 3 karakter.'],
    ['export_currency', 'ZZZ', 'Mata uang harus berupa kode tiga huruf, misalnya USD.'],
    ['export_currency', '', 'Mata uang wajib diisi bila ada nilai ekspor.'],
    ['export_unit', null, 'Nilai ekspor per apa wajib diisi bila ada nilai ekspor.'],
    ['export_incoterm', 'FOBB', /^Incoterm harus salah satu dari: EXW, FCA, .*CIF\.$/],
    ['export_valid_until', '31-12-2026', 'Berlaku sampai harus berupa tanggal, misalnya 2026-12-31.'],
    ['export_valid_until', '2026-02-30', 'Berlaku sampai harus berupa tanggal, misalnya 2026-12-31.'],
    ['back_in_stock_on', 'Maret', 'Tersedia lagi mulai harus berupa tanggal, misalnya 2026-12-31.'],
    ['moq', -5, 'Pesanan terkecil paling kecil 0,01.'],
    ['moq_unit', '', 'Satuan pesanan wajib diisi bila ada pesanan terkecil.'],
    ['packing', 'x'.repeat(501), 'Kemasan paling panjang 500 karakter.'],
    [
      'load_20_kg',
      18.5,
      'Muatan peti kemas 20 kaki harus berupa bilangan bulat dalam kg, tanpa titik atau koma.',
    ],
    ['load_40_kg', 100_001, 'Muatan peti kemas 40 kaki paling besar 100.000 kg.'],
    ['hs_code', '31O1.00', 'Kode HS terdiri dari 6 sampai 10 angka, boleh dengan titik, misalnya 0901.11.'],
    ['hs_code', '3101', 'Kode HS terdiri dari 6 sampai 10 angka, boleh dengan titik, misalnya 0901.11.'],
    ['lead_days_min', 15, 'Siap kirim tercepat tidak boleh lebih lama dari yang terlama.'],
    [
      'supply_ton_month',
      'banyak',
      'Kapasitas per bulan harus berupa angka dalam ton, paling banyak dua desimal.',
    ],
    ['sample', 7, 'Sampel harus berupa teks.'],
    ['local_terms', 'x'.repeat(301), 'Pembelian lokal paling panjang 300 karakter.'],
    [
      'availability',
      'maybe',
      'Ketersediaan harus salah satu dari: in_stock, made_to_order, seasonal, sold_out.',
    ],
  ] as const)('TRADE-5 %s %p is refused and named', async (field, value, sentence) => {
    const { status, body } = await put({ [field]: value });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(body.errors?.[field]).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    expect(await read()).toMatchObject(FACTS);
  });

  test('TRADE-2 an export price ends with its day, and so does what is kept of it', async () => {
    await put({ export_valid_until: '2020-01-31' });
    expect(await read()).toMatchObject({ export_price: 420.5, export_expired: true, export_offer: null });
    expect(await listed()).toMatchObject({ export_offer: null });
    const revision = api.app.get(CurrentRevision);
    const before = await revision.ask();
    const expiry = api.app.get(NewDay);
    await expiry.sweep();
    expect(await revision.ask()).toBe(before);
    // As if the sweep had last run on the price's last day.
    Object.assign(expiry, { day: '2020-01-31' });
    await expiry.sweep();
    expect(await revision.ask()).toBe(Number(before) + 1);
    await expiry.sweep();
    expect(await revision.ask()).toBe(Number(before) + 1);
    await put(FACTS);
  });

  test('TRADE-2 HAND-14 offers are found that are over, or in their last 14 days, also once a day has begun', async () => {
    const found = async () => {
      const { body } = await api.get<Row[]>('/api/product?filter={"lacks":"offer"}&range=[0,0]');
      return body.data.map((product) => product.id);
    };
    const endsIn = (days: number, offer: object = {}) =>
      put({ ...FACTS, export_valid_until: daysAfter(today(), days), ...offer });
    expect(await found()).toEqual([]);
    for (const days of [-400, -1, 0, SOON_DAYS]) {
      await endsIn(days);
      expect(await found()).toEqual([id]);
    }
    await endsIn(-1, { export_price: null });
    expect(await found()).toEqual([]);
    await endsIn(SOON_DAYS + 1);
    expect(await found()).toEqual([]);

    await endsIn(SOON_DAYS);
    const revision = api.app.get(CurrentRevision);
    const before = Number(await revision.ask());
    const expiry = api.app.get(NewDay);
    for (const day of [daysAfter(today(), -1), today()]) {
      Object.assign(expiry, { day });
      await expiry.sweep();
      expect(await revision.ask()).toBe(before + 1);
    }
    await put(FACTS);
  });

  test('TRADE-6 a spreadsheet has them all, says what is wrong by line, and leaves what it has no column for', async () => {
    const send = (text: string) =>
      api.post<SheetReport>('/api/product-sheet?apply=true', {
        token,
        form: { file: blob(Buffer.from(text), 'text/csv') },
      });
    const headers = { authorization: `Bearer ${token}` };
    const sheet = await (await fetch(`${api.url}/api/product-sheet?format=csv`, { headers })).text();
    expect((await send(sheet)).body.data).toMatchObject({ created: 0, updated: 0, problems: [] });

    expect(sheet).toMatch(/;karung;40;.*;ton;.*;Siap kirim;/);
    const codes = sheet.replace(';karung;', ';sack;').replace(';Siap kirim;', ';in_stock;');
    expect((await send(codes)).body.data).toMatchObject({ updated: 0, problems: [] });

    const changed = sheet.replace('Karung anyaman', 'Karung goni').replace('420,5', '430');
    expect((await send(changed)).body.data).toMatchObject({ updated: 1, problems: [] });
    expect(await read()).toMatchObject({ ...FACTS, packing: 'Karung goni', export_price: 430 });

    expect((await send(`ID;Nama;Kategori;Pesanan terkecil\n${id};Granul;Pupuk;2,5`)).body.data).toMatchObject(
      { updated: 1 },
    );
    expect(await read()).toMatchObject({ ...FACTS, packing: 'Karung goni', export_price: 430, moq: 2.5 });

    const wrong = ['ID;Nama;Kategori;Dijual per;Siap kirim tercepat', `${id};Granul;Pupuk;box;30`];
    const refused = await send(wrong.join('\n'));
    expect(refused.body.errors).toEqual({
      'Baris 2, Dijual per': 'Dijual per harus salah satu dari: karung, karton, kg, ton, buah.',
      'Baris 2, Siap kirim tercepat': 'Siap kirim tercepat tidak boleh lebih lama dari yang terlama.',
    });
  });
});
