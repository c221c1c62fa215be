import { type DataSource, type EntitySubscriberInterface, QueryFailedError } from 'typeorm';
import { WRITER } from '../src/database/unit-of-work.js';
import { AWAY, DatabasePipe, UNCERTAIN } from './database-pipe.js';
import { Api, onMysql, type Row } from './harness.js';

const writerOf = ({ app }: Api) => app.get<DataSource>(WRITER, { strict: false });

/** SQLite has no connection that could be lost. */
const testOnMysql = onMysql ? test : test.skip;

describe('SCALE-3 a connection that is lost', () => {
  let pipe: DatabasePipe;
  let api: Api;
  let token: string;
  beforeAll(async () => {
    if (!onMysql) return;
    pipe = await DatabasePipe.to(String(process.env.TEST_DATABASE_URL));
    api = await Api.start({ DATABASE_POOL: '2' }, pipe.reach);
    token = await api.signIn();
  });
  afterAll(async () => {
    if (!onMysql) return;
    await api.stop();
    await pipe.cut();
  });

  const create = (nama_category: string) => api.post('/api/category', { token, json: { nama_category } });
  const times = async (name: string) => {
    const { data } = (await api.get<Row[]>('/api/category')).body;
    return data.filter(({ nama_category }) => nama_category === name).length;
  };
  const entries = async (record_id: number) =>
    (await api.history(token, { resource: 'category', record_id })).length;

  testOnMysql.each(['START TRANSACTION', 'INSERT INTO `category`', 'UPDATE `catalogue_revision`'])(
    'SCALE-3 with %s is tried again as a whole, and written once',
    async (statement) => {
      const before = await api.revision();
      pipe.loseOneAt(statement);
      const { status, body } = await create(`Saat ${statement}`);
      expect([status, await times(`Saat ${statement}`), await entries(body.data.id)]).toEqual([201, 1, 1]);
      expect(await api.revision()).toBe(before + 1);
    },
  );

  testOnMysql.each([
    ['with its COMMIT, which never arrived', { answered: false }, 0],
    ['with the answer to its COMMIT', { answered: true }, 1],
  ])('SCALE-3 %s is told apart from success and from failure, and not repeated', async (name, how, kept) => {
    pipe.loseOneAt('COMMIT', how);
    const { status, headers, body } = await create(name);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body).toEqual({ success: false, message: UNCERTAIN, data: null });
    expect(await times(name)).toBe(kept);
    // What the sentence asks for: look, and send it again when it is not there.
    expect((await create(name)).status).toBe(kept ? 409 : 201);
    expect(await times(name)).toBe(1);
  });

  testOnMysql.each([
    ['in a read', 'SELECT', '/api/category?range=[0,4]'],
    ['in the look at a login', 'SELECT `AdminSession`', '/api/history'],
  ])('SCALE-3 one lost %s is replaced, and the read is sent again', async (_, statement, path) => {
    pipe.loseOneAt(statement);
    expect((await api.get(path, { token })).status).toBe(200);
    expect(pipe.hasLostOne).toBe(true);
  });

  testOnMysql('SCALE-3 a node that has turned read-only is left for another one', async () => {
    const turn = () => writerOf(api).query('SET SESSION TRANSACTION READ ONLY');
    await Promise.all([turn(), turn()]);
    const { status } = await create('Simpul lain');
    expect([status, await times('Simpul lain')]).toEqual([201, 1]);
  });

  describe('what a Galera cluster says, which no single server does', () => {
    const commits: EntitySubscriberInterface = {};
    const answering = async (query: string, code: string, times: number, name: string) => {
      commits.beforeTransactionCommit = () => {
        times -= 1;
        if (times >= 0) throw new QueryFailedError(query, [], Object.assign(new Error(code), { code }));
      };
      const { status, headers, body } = await create(name);
      return { status, retryAfter: headers.get('retry-after'), message: body.message, left: times };
    };
    beforeAll(() => void (onMysql && writerOf(api).subscribers.push(commits)));
    afterAll(() => void (onMysql && writerOf(api).subscribers.pop()));

    testOnMysql('SCALE-3 a conflict at COMMIT is tried again', async () => {
      expect(await answering('COMMIT', 'ER_LOCK_DEADLOCK', 2, 'Bentrok')).toMatchObject({ status: 201 });
      expect(await times('Bentrok')).toBe(1);
    });

    testOnMysql('SCALE-3 without quorum a write is 503 after another attempt', async () => {
      const answer = await answering('INSERT', 'ER_UNKNOWN_COM_ERROR', 5, 'Tanpa kuorum');
      expect(answer).toMatchObject({ status: 503, retryAfter: '5', message: AWAY });
      // Five attempts, or as many as half a second has room for.
      expect(answer.left).toBeLessThan(4);
      expect(await times('Tanpa kuorum')).toBe(0);
    });

    testOnMysql.each(['ER_ERROR_DURING_COMMIT', 'ER_UNKNOWN_COM_ERROR', 'ER_QUERY_INTERRUPTED'])(
      'SCALE-3 %s in place of an answer to COMMIT is no failure, and not repeated',
      async (code) => {
        const answer = await answering('COMMIT', code, 2, code);
        expect(answer).toEqual({ status: 503, retryAfter: '5', message: UNCERTAIN, left: 1 });
      },
    );
  });
});
