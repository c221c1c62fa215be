import { DataSource, EntitySchema } from 'typeorm';
import { SqliteConnection } from '../database/sqlite.js';
import { containsFilter, equalsFilter, wholeNumberFilter } from './list-filters.js';
import { type ListQuery, type ListRules, runList } from './list-query.js';

interface Herb {
  id: number;
  name: string;
}

const HERB = new EntitySchema<Herb>({
  name: 'herb',
  columns: { id: { type: Number, primary: true }, name: { type: String } },
});
const RULES: ListRules<Herb> = {
  id: 'herb.id',
  sort: { id: 'herb.id', name: 'herb.name' },
  texts: ['herb.name'],
  filter: {
    q: containsFilter('herb.name'),
    id: wholeNumberFilter('herb.id'),
    name: equalsFilter('herb.name'),
  },
};

describe('a list query', () => {
  const database = new DataSource({
    type: 'better-sqlite3',
    driver: SqliteConnection,
    database: ':memory:',
    entities: [HERB],
    synchronize: true,
  });
  beforeAll(async () => {
    await database.initialize();
    const names = ['Pala', 'jahe', 'Lada', 'Lada Putih 100%'];
    await database.manager.insert(
      HERB,
      names.map((name, index) => ({ id: index + 1, name })),
    );
  });
  afterAll(() => database.destroy());

  const run = (query: ListQuery, rules = RULES) =>
    runList(database.manager.createQueryBuilder(HERB, 'herb'), query, rules);
  const idsOf = async (query: ListQuery, rules = RULES) => (await run(query, rules)).rows.map(({ id }) => id);

  test.each<[ListQuery, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ sort: '["name","ASC"]' }, [2, 3, 4, 1]],
    [{ sort: '["name","DESC"]' }, [1, 4, 3, 2]],
    [{ range: '[1,2]' }, [2, 3]],
    [{ range: '[0,999]' }, [1, 2, 3, 4]],
    [{ range: '[7,9]' }, []],
    [{ filter: '{}' }, [1, 2, 3, 4]],
    [{ filter: '{"id":2}' }, [2]],
    [{ filter: '{"id":"2"}' }, [2]],
    [{ filter: '{"id":[4,"1",9]}' }, [1, 4]],
    [{ filter: '{"id":[]}' }, []],
    [{ filter: '{"id":"99999999999999999999"}' }, []],
    [{ filter: '{"q":" LADA "}' }, [3, 4]],
    [{ filter: '{"q":"%"}' }, [4]],
    [{ filter: '{"q":"_"}' }, []],
    [{ filter: '{"q":" "}' }, [1, 2, 3, 4]],
    [{ filter: '{"name":"Lada"}' }, [3]],
    [{ filter: '{"q":"lada","id":[1,3]}', sort: '["id","DESC"]', range: '[0,0]' }, [3]],
  ])('%j gives the rows %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  test('says the place of its rows and how many there are in all', async () => {
    expect(await run({ range: '[1,2]' })).toMatchObject({ first: 1, total: 4 });
  });

  test("is in the list's own order unless it asks for another", async () => {
    const rules: typeof RULES = { ...RULES, order: ['name', 'DESC'] };
    expect(await idsOf({}, rules)).toEqual([1, 4, 3, 2]);
    expect(await idsOf({ sort: '["id","ASC"]' }, rules)).toEqual([1, 2, 3, 4]);
  });

  test.each(['sort', 'range', 'filter'])('with a %s that is no JSON is malformed', async (name) => {
    const message = `Parameter '${name}' bukan JSON yang benar.`;
    for (const text of ['', 'name', '[0,24', "{'id':1}"])
      await expect(run({ [name]: text })).rejects.toMatchObject({ status: 400, message });
  });

  test.each(['null', '{"name":"ASC"}', '["name"]', '["name","asc"]', '["name","ASC","id"]', '[1,"ASC"]'])(
    'with the sort %s is malformed',
    async (sort) => {
      const message = 'Parameter \'sort\' harus seperti ["name","ASC"].';
      await expect(run({ sort })).rejects.toMatchObject({ status: 400, message });
    },
  );

  test.each([
    'null',
    '5',
    '[0]',
    '[0,1,2]',
    '[-1,5]',
    '[5,1]',
    '[0,1000]',
    '[0,1e99]',
    '[0,1.5]',
    '["0","9"]',
  ])('with the range %s is malformed', async (range) => {
    const message = "Parameter 'range' harus seperti [0,24], paling banyak 1000 baris.";
    await expect(run({ range })).rejects.toMatchObject({ status: 400, message });
  });

  test.each(['null', '[1]', '"id"', '5'])('with the filter %s is malformed', async (filter) => {
    const message = "Parameter 'filter' harus berupa objek.";
    await expect(run({ filter })).rejects.toMatchObject({ status: 400, message });
  });

  test.each<[keyof ListQuery, string, string]>([
    ['sort', '["pass","ASC"]', "Urutan 'pass' tidak dikenal."],
    ['sort', '["herb.name","ASC"]', "Urutan 'herb.name' tidak dikenal."],
    ['sort', '["constructor","ASC"]', "Urutan 'constructor' tidak dikenal."],
    ['filter', '{"pass":"x"}', "Filter 'pass' tidak dikenal."],
    ['filter', '{"__proto__":1}', "Filter '__proto__' tidak dikenal."],
    ['filter', '{"q":{"a":1}}', 'Pencarian harus berupa teks.'],
    ['filter', '{"name":1}', 'Filter harus berupa teks.'],
    ['filter', '{"id":"1 OR 1=1"}', 'Filter harus berupa angka.'],
    ['filter', '{"id":1.5}', 'Filter harus berupa angka.'],
    ['filter', '{"id":[null]}', 'Filter harus berupa angka.'],
    ['filter', '{"id":[true]}', 'Filter harus berupa angka.'],
    ['filter', '{"id":[""]}', 'Filter harus berupa angka.'],
    ['filter', '{"id":[[1]]}', 'Filter harus berupa angka.'],
    ['filter', '{"id":{"valueOf":1,"toString":1}}', 'Filter harus berupa angka.'],
  ])('with the %s %s is refused: %s', async (name, text, message) => {
    await expect(run({ [name]: text })).rejects.toMatchObject({
      status: 422,
      message,
      errors: { [name]: message },
    });
  });

  test('takes a thousand ids, and no more', async () => {
    const filter = (count: number) => JSON.stringify({ id: Array<number>(count).fill(1) });
    expect(await idsOf({ filter: filter(1000) })).toEqual([1]);
    await expect(run({ filter: filter(1001) })).rejects.toMatchObject({ status: 422 });
  });
});
