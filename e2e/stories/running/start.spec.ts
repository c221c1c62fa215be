import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../../scripts/testing/free-port.mjs';
import { expect, test } from '../../fixtures';
import { PRODUCT, startProduct } from '../../start-product';
import { type RunningServer, runToEnd, startServer } from '../../start-server';

const START: [string, string] = [process.execPath, PRODUCT];
const ADMIN_COMMAND = join(dirname(PRODUCT), 'bin/admin.js');
const REPLACE_PASSWORD = join(dirname(PRODUCT), 'bin/reset-password.js');

test('RUN-1 one process answers every address on one port, compressed', async ({ request }) => {
  for (const [path, status, type] of [
    ['/', 200, 'text/html'],
    ['/product', 200, 'text/html'],
    ['/nope', 404, 'text/html'],
    ['/sistem/login', 200, 'text/html'],
    ['/login', 200, 'text/html'],
    ['/admin/produk/edit/1', 200, 'text/html'],
    ['/api/product', 200, 'application/json'],
    ['/api/health', 200, 'application/json'],
    ['/api/nope', 404, 'application/json'],
    ['/api/docs', 200, 'text/html'],
  ] as const) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-type'], path).toContain(type);
    if (/^\/(product|api\/product)?$/.test(path))
      expect(response.headers()['content-encoding'], path).toBe('br');
  }
});

test('RUN-1 the pages come from whatever address of the machine was chosen', async () => {
  test.skip(process.platform !== 'linux', 'elsewhere the machine answers at 127.0.0.1 only');
  const product = await startProduct({ HOST: '127.0.0.2' });
  const { status } = await fetch(`${product.url}/product`);
  await product.stop();
  expect(status).toBe(200);
});

test('URL-1 an address that cannot be decoded leads to the 404 page and is not worth a line on the log', async ({
  ownProduct: product,
}) => {
  const before = product.output();
  for (const path of ['/product-list/%E0%A4%A', '/produk/%', '/%ff?q=%zz']) {
    const response = await fetch(product.url + path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  }
  expect(product.output()).toBe(before);
});

test('RUN-1 pages are read, never written', async ({ request }) => {
  for (const path of ['/', '/produk/1', '/nope', '/admin']) {
    for (const method of ['POST', 'DELETE', 'PROPFIND', 'TRACE']) {
      const response = await request.fetch(path, { method });
      expect([response.status(), response.headers().allow], `${method} ${path}`).toEqual([405, 'GET, HEAD']);
    }
  }
});

test('RUN-1 pictures and built files are served to be kept for good', async ({ request, api }) => {
  const [product] = await api.list<{ image: string }>('product', { q: 'Kopi Bubuk' });
  const scriptOf = async (path: string) =>
    /"(\/[\w/]*assets\/[^"]+\.js)"/.exec(await (await request.get(path)).text())?.[1];
  const script = await scriptOf('/');
  const adminScript = await scriptOf('/sistem/login');
  for (const path of [product?.image, script, adminScript]) {
    const response = await request.get(String(path));
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
  }
});

interface Started extends RunningServer {
  logIn: (pass: string, username?: string) => Promise<Response>;
}

const lasting = test.extend<{ dataDir: string; start: () => Promise<Started> }>({
  /** A data folder that several servers use, one after the other. */
  dataDir: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'etalase-e2e-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true });
  },
  /** A server on `dataDir`, whose first administrator's password is made up. */
  start: async ({ dataDir }, use) => {
    const started: RunningServer[] = [];
    await use(async () => {
      const port = String(await freePort());
      const url = `http://127.0.0.1:${port}`;
      const server = await startServer({
        command: START,
        cwd: dataDir,
        env: { PORT: port, DATA_DIR: dataDir, SEED_DEMO: 'false', LOG_LEVEL: 'error' },
        ready: `${url}/api/health/ready`,
      });
      started.push(server);
      const logIn = (pass: string, username = 'admin') =>
        fetch(`${url}/api/admins/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ username, pass }),
        });
      return { ...server, logIn };
    });
    for (const server of started) await server.stop();
  },
});

const passwordIn = (output: string) => /[Pp]assword[^:\n]*: (\S+)/.exec(output)?.[1] ?? '';

lasting(
  'RUN-3 without a given password one is made up and printed, the first time only',
  async ({ start }) => {
    const first = await start();
    const password = passwordIn(first.output());
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect((await first.logIn(password)).status).toBe(200);
    await first.stop();

    const second = await start();
    expect(second.output()).not.toContain('Password');
  },
);

lasting(
  'RUN-3 a lost password is replaced by one that is made up, while the server is stopped',
  async ({ dataDir, start }) => {
    const replace = (...username: string[]) =>
      runToEnd([process.execPath, REPLACE_PASSWORD, ...username], dataDir, { DATA_DIR: dataDir });
    const first = await start();
    const lost = passwordIn(first.output());
    expect(await replace()).toEqual({
      code: 1,
      output: `The password was not changed: another Etalase is already running on ${dataDir}\n`,
    });
    await first.stop();

    expect(await replace('nobody')).toEqual({
      code: 1,
      output: 'The password was not changed: there is no administrator nobody\n',
    });
    const { code, output } = await replace();
    expect(code).toBe(0);
    const second = await start();
    expect((await second.logIn(lost)).status).toBe(401);
    expect((await second.logIn(passwordIn(output))).status).toBe(200);
  },
);

lasting(
  'TRUST-11 administrators are added and kept out from the command line, all but the last, while the server is stopped',
  async ({ dataDir, start }) => {
    lasting.slow();
    const admin = (...args: string[]) =>
      runToEnd([process.execPath, ADMIN_COMMAND, ...args], dataDir, {
        DATA_DIR: dataDir,
        SEED_DEMO: 'false',
        LOG_LEVEL: 'error',
      });
    const first = await start();
    expect(await admin('list')).toEqual({
      code: 1,
      output: `Nothing was changed: another Etalase is already running on ${dataDir}\n`,
    });
    await first.stop();

    const added = await admin('add', 'siti', '--email', 'siti@example.com', '--first', 'Siti');
    expect(added.code).toBe(0);
    const pass = passwordIn(added.output);
    expect(pass.length).toBeGreaterThanOrEqual(12);
    expect((await admin('list')).output).toContain(
      'siti\tSiti Etalase\tsiti@example.com\tenabled\tpassword only\n',
    );
    for (const [code, output, ...args] of [
      [
        1,
        'Nothing was changed: there is an administrator with that username or e-mail already\n',
        ...['add', 'Siti', '--email', 'lain@example.com'],
      ],
      [0, 'admin is disabled.\n', 'disable', 'admin'],
      [1, 'Nothing was changed: nobody else could log in any more\n', 'disable', 'siti'],
      [1, 'Nothing was changed: two-step verification of siti is off already\n', ...['totp', 'off', 'siti']],
      [0, 'All logins of siti have ended.\n', 'sessions', 'end', 'siti'],
    ] as const)
      expect(await admin(...args)).toEqual({ code, output });
    const second = await start();
    expect((await second.logIn(pass, 'siti')).status).toBe(200);
    expect((await second.logIn(passwordIn(first.output()))).status).toBe(401);
  },
);

lasting(
  'a command that is not understood says how it is used, while the server runs too',
  async ({ dataDir, start }) => {
    await start();
    for (const [command, ...args] of [
      ['admin', 'fly'],
      ['media', 'copy', 'to-nowhere'],
      ['reset-password', 'siti', 'budi'],
      ['restore'],
    ] as const) {
      const program = join(dirname(PRODUCT), `bin/${command}.js`);
      const ended = await runToEnd([process.execPath, program, ...args], dataDir, { DATA_DIR: dataDir });
      expect(ended, [command, ...args].join(' ')).toEqual({
        code: 2,
        output: expect.stringMatching(/^Usage:\s+npm run /),
      });
    }
  },
);

test('RUN-3 the generated secret is kept for its owner alone', async ({ ownProduct }) => {
  const { mode } = statSync(join(ownProduct.dataDir, 'jwt-secret'));
  expect(mode & 0o077).toBe(0);
});

test.describe('a start that cannot succeed ends with one clear line', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'etalase-e2e-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function startAndFail(env: Record<string, string>) {
    const variables = {
      PORT: String(await freePort()),
      DATA_DIR: folder,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
    };
    const { code, output } = await runToEnd(START, folder, { ...variables, ...env });
    expect(code).not.toBe(0);
    const lines = output.trim().split('\n');
    expect(lines).toHaveLength(1);
    return String(lines[0]);
  }

  test('RUN-3 on a port that is taken, before a password is made up, and on a DATA_DIR that is in use', async ({
    ownProduct: running,
  }) => {
    const { port } = new URL(running.url);
    expect(await startAndFail({ PORT: port })).toContain(`port ${port} is already in use`);
    expect(readdirSync(folder)).toEqual([]);
    const env = { PORT: port, ADMIN_PASSWORD: 'rahasia-besar' };
    expect(await startAndFail(env)).toContain(`port ${port} is already in use`);
    expect(await startAndFail({ DATA_DIR: running.dataDir })).toContain('already running');
  });

  test('on a DATA_DIR whose disk is full', async () => {
    symlinkSync('/dev/full', join(folder, 'jwt-secret.new'));
    expect(await startAndFail({})).toMatch(/DATA_DIR cannot be written to: .*no space left/);
    expect(existsSync(join(folder, 'jwt-secret'))).toBe(false);
  });

  test('on a DATA_DIR that cannot be made', async () => {
    expect(await startAndFail({ DATA_DIR: '/proc/etalase' })).toContain(
      'DATA_DIR /proc/etalase cannot be used',
    );
  });

  test('on a DATA_DIR that may only be read', async () => {
    test.skip(process.getuid?.() === 0, 'root may write everywhere');
    writeFileSync(join(folder, 'etalase.sqlite'), '', { mode: 0o400 });
    expect(await startAndFail({})).toMatch(/DATA_DIR cannot be written to: .*etalase\.sqlite/);
  });

  test('TRUST-2 on pictures whose database is gone, and makes no other one', async () => {
    mkdirSync(join(folder, 'media'));
    writeFileSync(join(folder, 'media/.installation'), '00000000-0000-4000-8000-000000000000\n');
    expect(await startAndFail({})).toMatch(
      /etalase\.sqlite is missing, .* put the file back, or run npm run restore/,
    );
    expect(readdirSync(folder)).toEqual(['media']);
  });

  test('TRUST-2 on the pictures of another database, and leaves its own whole in one file', async () => {
    const first = await startProduct({ DATA_DIR: folder });
    await first.stop();
    writeFileSync(join(folder, 'media/.installation'), '00000000-0000-4000-8000-000000000000\n');
    expect(await startAndFail({})).toContain('do not belong to the database');
    expect(statSync(join(folder, 'etalase.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  test('on a secret that was cut off', async () => {
    writeFileSync(join(folder, 'jwt-secret'), '');
    expect(await startAndFail({})).toContain('jwt-secret is damaged');
  });

  const SECRET = 'x'.repeat(32);
  // What else the environment can have wrong: api/src/env.spec.ts.
  for (const [name, env, line] of [
    [
      'on a DATABASE_URL nobody answers at',
      { DATABASE_URL: 'mysql://etalase:rahasia@127.0.0.1:1/etalase', JWT_SECRET: SECRET },
      /database at .* cannot be opened/,
    ],
    ['on a port that is none', { PORT: 'tiga ribu' }, /PORT must be a port number/],
    ['on a host that is none', { HOST: 'nope.invalid' }, /HOST or PORT cannot be used/],
    [
      'TRUST-10 on one of the commonest passwords',
      { ADMIN_PASSWORD: 'Password1' },
      /ADMIN_PASSWORD is one of the commonest passwords/,
    ],
  ] as const) {
    test(name, async () => {
      const printed = await startAndFail(env);
      expect(printed).toMatch(line);
      expect(printed).not.toContain('rahasia');
    });
  }
});
