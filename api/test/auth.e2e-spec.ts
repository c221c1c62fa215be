import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { openApiDocument } from '../src/app.setup.js';
import { ADMIN, Api, type Row } from './harness.js';

const PUBLIC = [
  'GET /api/category',
  'GET /api/category/{id}',
  'GET /api/contact',
  'GET /api/contact/{id}',
  'GET /api/dashboard',
  'GET /api/dashboard/{id}',
  'GET /api/health',
  'GET /api/health/ready',
  'GET /api/product',
  'GET /api/product/{id}',
  'GET /api/revision',
  'POST /api/admins/login',
];

interface Token {
  token: string;
}

function claimsOf(token: string): { id: number; exp: number; sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as never;
}

describe('signing in', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));
  afterAll(() => api.stop());

  const login = (json: unknown) => api.post<Token | null>('/api/admins/login', { json });

  test('API-1 the right credentials get a token with id and exp in seconds', async () => {
    const { status, body } = await api.post<Token>('/api/admins/login', { json: ADMIN });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    const { id, exp } = claimsOf(body.data.token);
    expect(id).toBe(1);
    const eightHours = Date.now() / 1000 + 8 * 3600;
    expect(Math.abs(exp - eightHours)).toBeLessThan(10);
  });

  test('a username with an accent is another one, whose attempts are counted apart', async () => {
    const { status } = await api.post('/api/admins/login', { json: { ...ADMIN, username: 'ádmin' } });
    expect(status).toBe(401);
  });

  test('API-1 the username does not mind its case', async () => {
    expect((await login({ ...ADMIN, username: ' Admin ' })).status).toBe(200);
  });

  test.each([
    ['a wrong password', { username: 'admin', pass: 'salah' }],
    ['an unknown username', { username: 'nobody', pass: ADMIN.pass }],
    ['a username longer than any can be', { username: 'x'.repeat(5000), pass: ADMIN.pass }],
  ])('API-1 %s is refused with one and the same sentence', async (_, credentials) => {
    const { status, body } = await login(credentials);
    expect([401, 422]).toContain(status);
    expect(body).toMatchObject({ success: false, message: 'Username atau password salah.', data: null });
  });

  test.each([
    [{}],
    [{ username: 'admin' }],
    [{ username: '', pass: 'x' }],
    [{ username: 'admin', pass: '' }],
    [{ username: ['admin'], pass: { $ne: '' } }],
  ])('API-11 %j is refused because both are required', async (credentials) => {
    const { status, body } = await login(credentials);
    expect(status).toBe(422);
    expect(body.message).toBe('Username dan password wajib diisi.');
  });

  describe('API-10 a write', () => {
    const write = (headers: Record<string, string>) =>
      api.post('/api/category', { json: { nama_category: 'Teh' }, headers });
    const sign = (claims: object, options: JwtSignOptions = { expiresIn: 60 }) =>
      api.app.get(JwtService, { strict: false }).sign(claims, options);

    afterEach(async () => {
      const { body } = await api.get<unknown[]>('/api/category');
      expect(body.data).toEqual([]);
    });

    test('without a token is refused', async () => {
      const { status, body } = await write({});
      expect(status).toBe(401);
      expect(body).toEqual({ success: false, message: 'Silakan login terlebih dahulu.', data: null });
    });

    test.each(['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YWRtaW46YWRtaW4=', 'Bearer ' + 'x'.repeat(40)])(
      'with the malformed header %j is refused',
      async (authorization) => {
        expect((await write({ authorization })).status).toBe(401);
      },
    );

    test('with a token of another key is refused', async () => {
      const { sid } = claimsOf(await api.signIn());
      const forger = new JwtService({ secret: 'another key, just as long as ours is' });
      const forged = forger.sign({ id: 1, sid }, { expiresIn: 60 });
      expect((await write({ authorization: `Bearer ${forged}` })).status).toBe(401);
    });

    test('with an unsigned token is refused', async () => {
      const [, claims] = (await api.signIn()).split('.');
      const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
      expect((await write({ authorization: `Bearer ${header}.${claims}.` })).status).toBe(401);
    });

    test('with an expired token is refused', async () => {
      const { sid } = claimsOf(await api.signIn());
      const { status, body } = await write({
        authorization: `Bearer ${sign({ id: 1, sid }, { expiresIn: -1 })}`,
      });
      expect(status).toBe(401);
      expect(body.message).toBe('Sesi tidak sah atau sudah berakhir. Silakan login kembali.');
    });

    test("with a rightly signed token for somebody else's session, or without session, administrator or end, is refused", async () => {
      const { sid } = claimsOf(await api.signIn());
      for (const token of [
        sign({ id: 2, sid }),
        sign({ id: 1 }),
        sign({ id: { $gt: 0 }, sid }),
        sign({ id: 1, sid }, {}),
      ]) {
        expect((await write({ authorization: `Bearer ${token}` })).status).toBe(401);
      }
    });

    test('with a token whose login was ended is refused', async () => {
      const token = await api.signIn();
      expect((await api.post('/api/admins/logout', { token })).status).toBe(200);
      expect((await write({ authorization: `Bearer ${token}` })).status).toBe(401);
    });
  });
});

describe('guessing passwords', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start({ TRUST_PROXY: '1' })));
  afterAll(() => api.stop());

  test('is stopped for a username after ten attempts, for the address after twenty, and everywhere after a hundred', async () => {
    const attempt = (username: string, pass = 'tebakan', address = '192.0.2.1') =>
      api.post('/api/admins/login', { json: { username, pass }, headers: { 'x-forwarded-for': address } });

    for (let n = 1; n <= 10; n += 1) expect((await attempt('admin')).status).toBe(401);
    const byName = await attempt(' ADMIN');
    expect(byName.status).toBe(429);
    expect(Number(byName.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(byName.body.message).toMatch(/^Terlalu banyak percobaan login\. Coba lagi dalam \d+ detik\.$/);

    const elsewhere = await attempt('admin', ADMIN.pass, '192.0.2.2');
    expect(elsewhere.status).toBe(200);

    for (let n = 12; n <= 20; n += 1) expect((await attempt(`orang${n}`)).status).toBe(401);
    expect((await attempt('orang21')).status).toBe(429);

    // Ten from the first address and one from the second count so far.
    for (let n = 12; n <= 100; n += 1) await attempt('admin', 'tebakan', `192.0.2.${n}`);
    expect((await attempt('admin', 'tebakan', '192.0.2.200')).status).toBe(429);
  });
});

describe('API-10 without a token', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));
  afterAll(() => api.stop());

  test('only what is public answers, and nothing changes', async () => {
    const token = await api.signIn();
    const entries = async () => (await api.get<Row[]>('/api/history', { token })).body.data;
    const before = await entries();
    const answering: string[] = [];
    for (const [path, operations] of Object.entries(openApiDocument(api.app).paths)) {
      for (const method of Object.keys(operations).map((name) => name.toUpperCase())) {
        const { status } = await api.send(method, path.replace('{id}', '1'));
        if (status !== 401) answering.push(`${method} ${path}`);
      }
    }
    expect(answering.sort()).toEqual(PUBLIC);
    expect(await entries()).toEqual(before);
  });
});
