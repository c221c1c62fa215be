import { DataSource, type EntityManager } from 'typeorm';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { markChangedRecords } from '../src/history/written.js';
import { Api, query, type Row } from './harness.js';
import { ProductPages } from '../src/products/product-pages.service.js';

/** Each of one product in ten. */
const GOODS = ['Tikar', 'Keranjang', 'Topi', 'Tas', 'Kipas', 'Lampu', 'Kursi', 'Meja', 'Rak', 'Nampan'];

type Parts = Parameters<typeof query>[0];

const CATEGORIES = [
  { nama_category: 'Coffee', nama_id: 'Kopi' },
  { nama_category: 'Others', nama_id: 'Lain-lain' },
];
const PRODUCTS = [
  { name: 'Arabika Gayo', name_en: 'Gayo Arabica', description: 'Biji kopi dari Aceh, disangrai sedang.' },
  { name: 'Kopi Robusta Bubuk', name_en: 'Ground Robusta', description: 'Untuk kafé dan rumah: 1.250 gram.' },
  { name: 'Briket Tempurung', description: 'Heksagon; cocok untuk kafe, bukan kopi.', hs_code: '4402.20.90' },
  {
    name: 'Briket_Kubus',
    description_en: "The cube about which Jum'at buyers ask: 25x25 mm.",
    origin: 'Jepara',
  },
  { name: 'Pupuk Organik', description: 'N, P dan K 6–8%. Lihat kopi.com atau XL-200.' },
  {
    name: 'Teh Hijau',
    description: 'Daun muda; 100% alami. Berasal dari Wonosobo.',
    origin_en: 'Central Java',
  },
  { name: 'Café Crème', description: 'Campuran ala Ünal, 烏龍茶.' },
  { name: 'Gula Aren', name_en: 'Palm Sugar', description: null },
  { name: 'Serbuk Kayu', description: 'Sisa gergajian, tanpa briket maupun arang tempurung.' },
  { name: 'Beras Merah', name_en: 'Red Rice' },
];

/** Each search, and which of the products above it finds (1 is the first), in this order. */
const SEARCHES: [q: string, found: number[]][] = [
  ['kopi', [2, 1, 3, 5]],
  ['KOP', [2, 1, 3, 5]],
  ['opi', []],
  ['kopi gayo', [1]],
  ['ara gay', [1]],
  ['sangrai', []],
  ['kafé', [2, 3]],
  ['kafe', [2, 3]],
  ['creme CAFE', [7]],
  ['unal', [7]],
  ['烏龍', [7]],
  ['龍', []],
  ['kubus', [4]],
  ['briket_kubus', [4]],
  ["jum'at", [4]],
  ['jumat', [4]],
  ['25x25', [4]],
  ['4402.20', [3]],
  ['440220', [3]],
  ['jepara', [4]],
  ['central java teh', [6]],
  ['n p k', [5]],
  ['8%', [5]],
  ['1.250', [2]],
  ['xl-200', [5]],
  ['a', [1, 8, 4, 5, 6, 7, 9]],
  ['te', [3, 6, 9]],
  ['about', [4]],
  ['gula aren', [8]],
];

/** Of a catalogue that has the right words, and no others. */
const TYPING_ERRORS: [typed: string, read: string][] = [
  ['koppi', 'kopi'],
  ['kpoi', 'kopi'],
  ['kopii', 'kopi'],
  ['jopi', 'kopi'],
  ['arabika gayoo', 'arabika gayo'],
  ['arabka', 'arabika'],
  ['arrabikka', 'arabika'],
  ['robusat', 'robusta'],
  ['rubosta', 'robusta'],
  ['robsta', 'robusta'],
  ['brikett', 'briket'],
  ['brikte', 'briket'],
  ['birket', 'briket'],
  ['breket', 'briket'],
  ['tempurngu', 'tempurung'],
  ['tempurun9', 'tempurun9'],
  ['tempurong', 'tempurung'],
  ['heksagn', 'heksagon'],
  ['hexagon', 'heksagon'],
  ['pupux', 'pupuk'],
  ['pupk', 'pupuk'],
  ['organikk', 'organik'],
  ['orgnik', 'organik'],
  ['hijua', 'hijau'],
  ['hijsu', 'hijau'],
  ['campurn', 'campuran'],
  ['gergajan', 'gergajian'],
  ['serbik', 'serbuk'],
  ['beas', 'beras'],
  ['wonosobbo', 'wonosobo'],
];

describe('a search of products', () => {
  let api: Api;
  let token: string;
  const products: number[] = [];
  beforeAll(async () => {
    api = await Api.start({ SEED_DEMO: 'false' });
    token = await api.signIn();
    for (const json of CATEGORIES) await api.post('/api/category', { token, json });
    for (const [at, product] of PRODUCTS.entries())
      products.push((await add({ ...product, price: 1000 + at, category_id: at < 2 ? 1 : 2 })).body.data.id);
  });

  const add = (json: object) => api.post('/api/product', { token, json: { price: 1, ...json } });
  const list = (parts: Parts) => api.get<Row[]>(`/api/product?${query(parts)}`);
  const found = async (filter: object, parts: Parts = {}) =>
    (await list({ ...parts, filter })).body.data.map(({ id }) => products.indexOf(id) + 1);
  const readAs = async (q: string) => (await list({ filter: { q } })).headers.get('x-search-used');

  test('FIND-1 FAST-7 LANG-7 finds words and their beginnings in any order and either language, names first, alike on every database', async () => {
    const answers: typeof SEARCHES = [];
    for (const [q] of SEARCHES) answers.push([q, await found({ q, exact: true })]);
    expect(answers).toEqual(SEARCHES);
    expect(await found({ q: 'coffee' })).toEqual([2, 1, 3, 5]);
    expect(await found({ q: 'coffee', exact: true })).toEqual([1, 2]);
  });

  test('FIND-1 goes with the other filters, a sort and a range, and says the total', async () => {
    const q = 'kopi';
    expect(await found({ q, category_id: 2 })).toEqual([3, 5]);
    expect(await found({ q }, { sort: ['price', 'DESC'] })).toEqual([5, 3, 2, 1]);
    expect(await found({ q }, { sort: ['category.nama_category', 'DESC'] })).toEqual([5, 3, 2, 1]);
    expect(await found({ q }, { range: [1, 2] })).toEqual([1, 3]);
    expect((await list({ filter: { q }, range: [1, 2] })).headers.get('content-range')).toBe('product 1-2/4');
    expect((await list({ filter: { q }, range: [9, 12] })).headers.get('content-range')).toBe('product */4');
    expect((await list({ filter: { q: ' ' } })).body.data).toHaveLength(PRODUCTS.length);
  });

  test('FIND-2 reads a word that the catalogue lacks as the nearest one, and says so', async () => {
    const read: typeof TYPING_ERRORS = [];
    for (const [q] of TYPING_ERRORS)
      read.push([q, decodeURIComponent((await readAs(q)) ?? encodeURIComponent(q))]);
    expect(read).toEqual(TYPING_ERRORS);
    expect(await found({ q: 'Koppi Gayo' })).toEqual([1]);
    expect(await readAs('Koppi Gayo')).toBe('kopi%20gayo');
    expect(await found({ q: 'koppi', exact: true })).toEqual([]);
    // Right words that no product has together, short ones, and what is near to nothing stay as they are.
    for (const q of ['kopi jepara', 'kip', 'zzzzzzzz', 'charcoal wonosobo'])
      expect(await readAs(q)).toBeNull();
  });

  test('FIND-2 of several words as near, names the one that most products have', async () => {
    await add({ name: 'Melati Satu', category_id: 2 });
    for (const name of ['Melari Dua', 'Melari Tiga']) await add({ name, category_id: 2 });
    expect(await readAs('melani')).toBe('melari');
  });

  test('FIND-3 trade words find their twins as whole words, and words such as "the" and "harga" count for nothing', async () => {
    for (const [q, ids] of [
      ['charcoal', [9]],
      ['batok', [3, 9]],
      ['coconut shells', [3, 9]],
      ['briquettes', [3, 4, 9]],
      ['fertilizer', [5]],
      ['rice', [10]],
      ['palm sugar', [8]],
      ['jual harga kopi gayo for the export', [1]],
    ] as const)
      expect([q, await found({ q })]).toEqual([q, ids]);
    expect(await found({ q: 'harga kopi', exact: true })).toEqual([]);
  });

  test('FIND-1 follows what is added, changed, renamed, moved, deleted and restored', async () => {
    const ids = async (q: string) =>
      (await list({ filter: { q, exact: true } })).body.data.map(({ id }) => id);
    const { id } = (await add({ name: 'Vanili Planifolia', description: 'Polong', category_id: 2 })).body
      .data;
    expect(await ids('vanili lain')).toEqual([id]);
    await api.put(`/api/product/${id}`, { token, json: { name: 'Kayu Manis', price: 1, category_id: 1 } });
    expect(await ids('vanili')).toEqual([]);
    expect(await ids('manis polong coffee')).toEqual([id]);
    await api.put('/api/category/1', { token, json: { nama_category: 'Barkseed', nama_id: null } });
    expect(await ids('manis coffee')).toEqual([]);
    expect(await ids('manis barkseed')).toEqual([id]);
    expect(await readAs('barksead')).toBe('barkseed');
    await api.put('/api/category/1', { token, json: CATEGORIES[0] });
    expect(await readAs('barksead')).toBeNull();
    await api.delete(`/api/product/${id}`, { token });
    expect(await ids('manis')).toEqual([]);
    await api.post(`/api/trash/${id}/restore`, { token });
    expect(await ids('manis')).toEqual([id]);
    await api.delete(`/api/product/${id}`, { token });
    await api.delete(`/api/trash/${id}`, { token });
    expect(await readAs('mannis')).toBeNull();
  });

  test('FAST-7 takes at most three statements where it finds, and six where it does not', async () => {
    const sent: string[] = [];
    const source = api.app.get(DataSource);
    const { logger } = source;
    // What other processes have changed is asked for by the clock.
    const logQuery = (sql: string) => void (/FROM catalogue_revision/.test(sql) || sent.push(sql));
    source.logger = { ...logger, logQuery, logQueryError: () => undefined, logQuerySlow: () => undefined };
    const statementsOf = async (filter: object) => {
      sent.length = 0;
      await list({ filter, range: [0, 1] });
      return sent.length;
    };
    await add({ name: 'Segar', category_id: 2 });
    expect(await statementsOf({ q: 'kopi' })).toBeLessThanOrEqual(3);
    expect(await statementsOf({ q: 'koppi' })).toBeLessThanOrEqual(6);
    expect(await statementsOf({ q: 'koppi qqqqqq' })).toBeLessThanOrEqual(6);
    source.logger = logger;
  });

  test('FIND-1 answers whatever is typed', async () => {
    const odd = [...'%_"*+-\'~🌴\u0000\ud800', '()', 'c++', 'NOT', 'a AND', 'names:', 'zz', 'the', 'ke'];
    const long = [' '.repeat(300), 'x'.repeat(10_000), 'ab '.repeat(70), '烏'.repeat(200)];
    for (const q of [...odd, ...long]) {
      const { status } = await list({ filter: { q } });
      expect([q, status]).toEqual([q, 200]);
    }
    expect(await found({ q: '%' })).toEqual([]);
    for (const filter of [{ q: 1 }, { q: 'kopi', exact: 'yes' }])
      expect((await list({ filter })).status).toBe(422);
  });

  test('FIND-1 FAST-7 saves and searches among 100,000 products', async () => {
    const work = api.app.get(UnitOfWork, { strict: false });
    for (let from = 1000; from < 101_000; from += 20_000)
      await work.transaction(async (manager) => {
        const ids = Array.from({ length: 20_000 }, (_, at) => from + at);
        for (let start = 0; start < ids.length; start += 2000)
          await insert(manager, ids.slice(start, start + 2000));
        markChangedRecords(manager, 'product', ids);
      });
    const timed = async (filter: object) => {
      const begun = performance.now();
      const answer = await list({ filter, range: [0, 11] });
      return { ...answer, ms: performance.now() - begun };
    };
    expect((await timed({ q: 'tikar 1080 lotus80' })).headers.get('x-total-count')).toBe('1');
    expect((await timed({ q: 'tikkar anyam5' })).headers.get('x-search-used')).toBe('tikar%20anyam5');
    const begunWithSpecs = performance.now();
    const filter = { q: 'tikar', spec: await fillSpecs() };
    expect((await list({ filter, range: [0, 11] })).headers.get('x-total-count')).toBe('500');
    expect(performance.now() - begunWithSpecs).toBeLessThan(5000);
    const begun = performance.now();
    expect((await add({ name: 'Kulintang', category_id: 2 })).status).toBe(201);
    expect((await timed({ q: 'kulintan' })).body.data).toHaveLength(1);
    expect((await timed({ q: 'kulimtang' })).headers.get('x-search-used')).toBe('kulintang');
    expect(performance.now() - begun).toBeLessThan(2000);
  }, 120_000);

  /** Three numbers of 5,000 products, one in ten of which is a mat. */
  async function fillSpecs(): Promise<object> {
    const keys = ['panjang', 'lebar', 'tinggi'];
    for (const key of keys) {
      const json = { category_id: 2, key, label: key, kind: 'number', filterable: true };
      const { id } = (await api.post('/api/spec-field', { token, json })).body.data;
      await api.write((manager) =>
        manager.query(
          `INSERT INTO product_spec (product_id, field_id, choice, low, high)
              SELECT id, ${id}, '', 5, 5 FROM product WHERE id BETWEEN 1000 AND 5999`,
        ),
      );
    }
    return Object.fromEntries(keys.map((key) => [key, { min: 1, max: 9 }]));
  }

  async function insert(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await manager.query(
      `INSERT INTO product (id, name, sort_name_en, description, category_id) VALUES ${ids.map(() => '(?, ?, ?, ?, 2)').join(', ')}`,
      ids.flatMap((id) => [
        id,
        `${GOODS[id % 10]} ${id}`,
        `${GOODS[id % 10]} ${id}`,
        `Anyam${id % 97} lotus${id - 1000}`,
      ]),
    );
  }
});

describe('any search', () => {
  const SEED = 20261130;
  const TRADE =
    'arang briket batok kelapa kopi biji pupuk rempah fob moq grade mesh fcl halal mbriket kopii arabka'.split(
      ' ',
    );
  const SIGNS = [...'"*%\'()-–×°+🌴ﷺ\u200b\t', 'zz', 'NOT', 'OR'];

  test('FAST-7 takes at most 20 ms of CPU and six statements, whatever is typed', async () => {
    const api = await Api.start();
    const pages = api.app.get(ProductPages, { strict: false });
    const { data } = (await api.get<Row[]>(`/api/product?${query({ range: [0, 99] })}`)).body;
    const words = data.flatMap((row) => Object.values(row).join(' ').split(/\s+/)).concat(TRADE);
    const random = randomNumbers(SEED);
    const pick = (from: readonly string[]) => String(from[Math.floor(random() * from.length)]);
    const slipped = (word: string) => {
      const at = Math.floor(random() * word.length);
      return word.slice(0, at) + pick([...'aeiourstn']) + word.slice(at + 1);
    };
    const part = () => [
      pick(words),
      slipped(pick(words)),
      pick(SIGNS),
      String(Math.floor(random() * 10_000)),
      pick([...'abkpst']),
    ];
    const searches = Array.from({ length: 500 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 60) }, () => pick(part())).join(
        pick([' ', ' ', '-', '']),
      ),
    );
    const source = api.app.get(DataSource);
    let statements = 0;
    const count = () => void (statements += 1);
    source.logger = {
      ...source.logger,
      logQuery: count,
      logQueryError: () => undefined,
      logQuerySlow: () => undefined,
    };
    const cpuOf = async (q: string) => {
      statements = 0;
      const before = process.cpuUsage();
      await pages.read({ filter: JSON.stringify({ q }), range: '[0,11]' });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const costs: [ms: number, statements: number, q: string][] = [];
    for (const q of [...searches, 'a '.repeat(100), searches.join(' '), 'kopi'.repeat(4000)]) {
      let ms = await cpuOf(q);
      // Other work of the process may fall into a measurement.
      for (let again = 0; ms > 20 && again < 3; again += 1) ms = Math.min(ms, await cpuOf(q));
      costs.push([ms, statements, q.slice(0, 300)]);
    }
    await api.stop();
    const dearest = costs.toSorted(([a], [b]) => b - a)[0];
    const most = costs.toSorted(([, a], [, b]) => b - a)[0];
    console.info(`Seed ${SEED}: most CPU ${dearest?.[0]} ms, most statements ${most?.[1]}`);
    expect(costs.filter(([ms, sent]) => ms > 20 || sent > 6)).toEqual([]);
  }, 120_000);
});

/** Numbers from 0 to 1, the same of each seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
