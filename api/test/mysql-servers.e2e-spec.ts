import { execFileSync, spawn, type ChildProcessWithoutNullStreams, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { makeBackup } from '../src/backup/backup.js';
import { type Env, parseEnv, StartupError } from '../src/env.js';
import { freshDatabase } from './fresh-database.js';
import { ADMIN, Api, onMysql } from './harness.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BACKSLASHES = "C:\\n 5' \\' \\\\ \" %_ 🌱";

/** Every setting is another than the default, and wrong for Etalase. */
const SETTINGS = [
  '--sql-mode=NO_BACKSLASH_ESCAPES,ANSI_QUOTES,PIPES_AS_CONCAT',
  '--default-storage-engine=MyISAM',
  '--innodb-ft-min-token-size=5',
];

const canStart = onMysql && spawnSync('mariadbd', ['--version']).status === 0;

(canStart ? describe : describe.skip)('a MariaDB with settings of its own, under mysql://', () => {
  let folder: string;
  let server: ChildProcessWithoutNullStreams;
  let address: string;
  let log = '';
  let api: Api;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'etalase-tls-'));
    for (const name of ['ca', 'other']) certify(folder, name);
    const tls = ['ca', 'cert', 'key'].map((part) => `--ssl-${part}=${join(folder, `server-${part}.pem`)}`);
    const open = `import('./scripts/testing/database.mjs').then(async ({ openOwnDatabase }) => {
      const { url, stop } = await openOwnDatabase(AbortSignal.timeout(60_000), ${JSON.stringify([...SETTINGS, ...tls])});
      process.stdin.on('end', stop).resume();
      console.log(url);
    })`;
    server = spawn(process.execPath, ['-e', open], { cwd: ROOT });
    const [url] = (await once(server.stdout, 'data')) as [Buffer];
    // By its name, as the certificate has it.
    address = String(url).trim().replace('mariadb:', 'mysql:').replace('127.0.0.1', 'localhost');
    api = await Api.open(await settings({}), undefined, { write: (line: string) => void (log += line) });
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    server.stdin.end();
    await once(server, 'close');
    rmSync(folder, { recursive: true });
  });

  async function settings(more: Record<string, string>, query = ''): Promise<Env> {
    const { variables } = await freshDatabase(address, (url) => Object.assign(url, { search: query }), false);
    const DATA_DIR = mkdtempSync(join(folder, 'data-'));
    const own = { DATA_DIR, ADMIN_PASSWORD: ADMIN.pass, SEED_DEMO: 'false', LOG_LEVEL: 'warn' };
    return parseEnv({ ...variables, ...own, ...more });
  }
  const query = <T>(sql: string) => api.app.get(DataSource).query<T[]>(sql);

  test('is used as MariaDB', () => {
    expect(api.app.get(DataSource).options.type).toBe('mariadb');
  });

  test('keeps what is written, whatever sql_mode it has', async () => {
    const token = await api.signIn();
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
    const json = { name: BACKSLASHES, description: BACKSLASHES, price: 1, category_id: body.data.id };
    const made = await api.post('/api/product', { token, json });
    expect([made.status, made.body.message]).toEqual([201, 'Produk berhasil ditambahkan.']);
    const { data } = (await api.get(`/api/product/${made.body.data.id}`)).body;
    expect(data).toMatchObject({ name: BACKSLASHES, description: BACKSLASHES });
  });

  test('has every table in InnoDB, whatever its default', async () => {
    const tables = await query<{ engine: string }>(
      'SELECT engine AS engine FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    expect(tables.length).toBeGreaterThan(15);
    expect(new Set(tables.map(({ engine }) => engine))).toEqual(new Set(['InnoDB']));
  });

  test('says once, at the start, which words its search does not find', () => {
    expect(log.match(/innodb_ft_min_token_size is 5: .*/g)).toHaveLength(1);
  });

  test('speaks TLS with ?ssl=verify, when DATABASE_CA has signed its certificate', async () => {
    const env = await settings({ DATABASE_CA: join(folder, 'server-ca.pem') }, '?ssl=verify');
    const [secret, plain] = [await Api.open(env), api];
    for (const [each, cipher] of [
      [secret, /^TLS_/],
      [plain, /^$/],
    ] as const) {
      const [row] = await each.app
        .get(DataSource)
        .query<{ Value: string }[]>("SHOW STATUS LIKE 'Ssl_cipher'");
      expect(row?.Value).toMatch(cipher);
    }
    await makeBackup(env);
    await secret.stop();
  });

  test.each([
    ['another authority', { DATABASE_CA: 'other-ca.pem' }, 'localhost', /self-signed|unable to|certificate/],
    ['no authority of its own', {}, 'localhost', /self-signed|unable to|certificate/],
    ['another name', { DATABASE_CA: 'server-ca.pem' }, '127.1', /Host: 127\.1\. is not/],
    ['no file of an authority', { DATABASE_CA: 'none.pem' }, 'localhost', /ENOENT/],
  ])('does not start over TLS with %s', async (_, files, host, reason) => {
    const more = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(folder, file)]));
    const env = await settings(more, '?ssl=verify');
    env.DATABASE_URL = env.DATABASE_URL?.replace('localhost', host);
    const refused = Api.open(env);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow(reason);
  });
});

/** An authority, and a certificate of it for localhost. */
function certify(folder: string, name: string): void {
  const prefix = name === 'ca' ? 'server' : name;
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const fresh = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const [ca, cakey] = [`${prefix}-ca.pem`, `${prefix}-ca-key.pem`];
  openssl('req', '-x509', ...fresh, '-subj', `/CN=${name}`, '-keyout', cakey, '-out', ca);
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const own = ['-keyout', `${prefix}-key.pem`, '-out', `${prefix}-cert.pem`];
  openssl('req', '-x509', ...fresh, ...named, '-CA', ca, '-CAkey', cakey, ...own);
}
