import mysql from 'mysql2/promise';
import { lockName } from '../src/database/boot-lock.js';
import { AWAY, DatabasePipe, UNCERTAIN } from './database-pipe.js';
import { ADMIN, type Answer, Api, onMysql, picture, type Row } from './harness.js';

const TIMEOUT = 2000;
/** What a busy machine adds of its own. */
const IN_TIME = TIMEOUT + 2000;
const RECOVERY = 5000;

/** SQLite is a file: what another program's lock on it does is tested beside the other errors. */
const testOnMysql = onMysql ? test : test.skip;

describe('a database server that is paused or lost', () => {
  let pipe: DatabasePipe;
  let api: Api;
  let token: string;
  beforeEach(async () => {
    if (!onMysql) return;
    pipe = await DatabasePipe.to(String(process.env.TEST_DATABASE_URL));
    api = await Api.start({ DATABASE_TIMEOUT_MS: String(TIMEOUT) }, pipe.reach);
    token = await api.signIn();
  });
  afterEach(async () => {
    if (!onMysql) return;
    await api.stop();
    await pipe.cut();
  });

  const create = (nama_category: string) => api.post('/api/category', { token, json: { nama_category } });
  const names = async () =>
    (await api.get<Row[]>('/api/category')).body.data.map(({ nama_category }) => nama_category);

  async function refusedInTime(requests: Promise<Answer<unknown>>[], sentence = AWAY) {
    const since = Date.now();
    for (const { status, headers, body } of await Promise.all(requests)) {
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(body).toEqual({ success: false, message: sentence, data: null });
    }
    expect(Date.now() - since).toBeLessThan(IN_TIME);
  }

  /** Every connection is tried: those that were lost must not be handed out. */
  async function wholeAgain() {
    const since = Date.now();
    for (let good = 0; good < 30;) {
      const answers = await Promise.all([api.get('/api/category'), api.get('/api/health/ready')]);
      good = answers.every(({ status }) => status === 200) ? good + 1 : 0;
      expect(Date.now() - since).toBeLessThan(RECOVERY);
    }
  }

  testOnMysql('TRUST-4 a paused database: 503 within the timeout, whole again when it goes on', async () => {
    expect((await create('Sebelum')).status).toBe(201);
    const form = { name: 'Kopi', image: await picture() };
    pipe.pause();
    const asked = refusedInTime([
      api.get('/api/product'),
      api.get('/api/health/ready'),
      create('Selama'),
      api.post('/api/product', { token, form }),
      api.post('/api/admins/login', { json: ADMIN }),
    ]);
    const since = Date.now();
    expect((await api.get('/api/health')).status).toBe(200);
    expect(Date.now() - since).toBeLessThan(TIMEOUT / 2);
    await asked;

    pipe.resume();
    await wholeAgain();
    expect((await create('Sesudah')).status).toBe(201);
    expect((await names()).sort()).toEqual(['Sebelum', 'Sesudah']);
  });

  testOnMysql('TRUST-4 more requests than connections are answered within the timeout too', async () => {
    pipe.pause();
    await refusedInTime(
      Array.from({ length: 80 }, (_, n) => (n % 2 ? create(`Kategori ${n}`) : api.get('/api/product'))),
    );
    pipe.resume();
    await wholeAgain();
    expect(await names()).toEqual([]);
  });

  testOnMysql('TRUST-4 a write whose COMMIT was not answered is not said to be lost', async () => {
    const category = await create('Kopi');
    pipe.pauseAfter('COMMIT');
    const form = {
      category_id: String(category.body.data.id),
      name: 'Arabika',
      price: '1000',
      description: 'Enak',
      image: await picture(),
    };
    await refusedInTime([api.post('/api/product', { token, form })], UNCERTAIN);
    pipe.resume();
    await wholeAgain();
    const { data } = (await api.get<Row[]>('/api/product')).body;
    expect(data.map(({ name }) => name)).toEqual(['Arabika']);
    expect((await fetch(`${api.url}${String(data[0]?.image)}`)).status).toBe(200);
  });

  testOnMysql(
    'TRUST-4 a database that was killed and started again: 503 meanwhile, nothing lost or doubled',
    async () => {
      const { port } = pipe;
      const sent = Array.from({ length: 40 }, (_, n) => create(`Kategori ${n}`));
      await sent[0];
      await pipe.cut();
      const answers = await Promise.all(sent);
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 201 && status !== 503),
      ).toEqual([]);
      await refusedInTime([api.get('/api/product'), create('Selama')]);

      await pipe.open(port);
      await wholeAgain();
      const stored = await names();
      expect(new Set(stored).size).toBe(stored.length);
      const acknowledged = answers
        .filter(({ status }) => status === 201)
        .map(({ body }) => body.data.nama_category);
      expect(stored).toEqual(expect.arrayContaining(acknowledged));
      const uncertain = answers.filter(({ body }) => body.message === UNCERTAIN).length;
      expect(stored.length).toBeLessThanOrEqual(acknowledged.length + uncertain);
    },
  );

  testOnMysql(
    'TRUST-4 who waits for a row that somebody holds is answered 503 within the timeout',
    async () => {
      const { id } = (await create('Kopi')).body.data;
      const other = await mysql.createConnection(String(api.env.DATABASE_URL).replace(/^mariadb:/, 'mysql:'));
      await other.query('START TRANSACTION');
      await other.query('SELECT id FROM category WHERE id = ? FOR UPDATE', [id]);
      await refusedInTime([api.put(`/api/category/${id}`, { token, json: { nama_category: 'Teh' } })]);
      await other.end();
      expect((await api.put(`/api/category/${id}`, { token, json: { nama_category: 'Teh' } })).status).toBe(
        200,
      );
    },
  );

  testOnMysql(
    'TRUST-4 a start waits longer than the timeout for another replica that is starting',
    async () => {
      const other = await mysql.createConnection(
        String(process.env.TEST_DATABASE_URL).replace(/^mariadb:/, 'mysql:'),
      );
      let released: Promise<unknown> | undefined;
      const patient = await Api.start({ DATABASE_TIMEOUT_MS: '200' }, (url) => {
        void other.query(`USE ${url.pathname.slice(1)}`);
        void other.query(`SELECT GET_LOCK(${lockName('boot')}, 60)`);
        released = other.query(`SELECT SLEEP(1), RELEASE_LOCK(${lockName('boot')})`);
        return url;
      });
      await released;
      expect((await patient.get('/api/health/ready')).status).toBe(200);
      await Promise.all([other.end(), patient.stop()]);
    },
  );
});
