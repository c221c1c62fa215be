import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { openApiDocument } from '../src/app.setup.js';
import { KnownPlace } from '../src/auth/known-place.entity.js';
import { ADMIN, Api, type Row } from './harness.js';

/** Every other route needs a token. */
const PUBLIC = [
  'GET /api/category',
  'GET /api/category/{id}',
  'GET /api/category/{id}/spec-facets',
  'GET /api/certificate',
  'GET /api/certificate/{id}',
  'GET /api/contact',
  'GET /api/contact/{id}',
  'GET /api/dashboard',
  'GET /api/dashboard/{id}',
  'GET /api/document',
  'GET /api/document/{id}',
  'GET /api/document/{id}/file',
  'GET /api/health',
  'GET /api/health/ready',
  'GET /api/inquiry/token',
  'GET /api/product',
  'GET /api/product/{id}',
  'GET /api/revision',
  'GET /api/spec-field',
  'GET /api/spec-field/{id}',
  'GET /feeds/{file}',
  'POST /api/admins/login',
  'POST /api/inquiry',
  'POST /api/inquiry/whatsapp',
];

const DAY = 86_400_000;

interface Token {
  token: string;
}

function claimsOf(token: string): { id: number; exp: number; sid: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as never;
}

/** Of all controllers, also those that the contract leaves out. The pages of the documentation are no controller's. */
function routesOf({ app }: Api): { method: string; path: string }[] {
  interface Layer {
    route?: { path: string; methods: Record<string, boolean> };
  }
  const { router } = app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  const routes = router.stack.flatMap(({ route }) => {
    if (!route || route.path.startsWith('/api/docs')) return [];
    // Nest's own refusal, for every method, of what no controller answers outside the prefix.
    if (Object.keys(route.methods).length > 1) return [];
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    return Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path }));
  });
  // What reads a body before its route has the same address.
  return [...new Map(routes.map((each) => [`${each.method} ${each.path}`, each])).values()];
}

describe('signing in', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));

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

  let networks = 0;
  const network = () => `192.0.${2 + Math.floor(++networks / 250)}.${(networks % 250) + 1}`;
  const attempt = (
    username: string,
    address: string,
    { pass = 'tebakan', device }: { pass?: string; device?: string } = {},
  ) =>
    api.post<{ token: string; device?: string } | null>('/api/admins/login', {
      json: { username, pass, device },
      headers: { 'x-forwarded-for': address },
    });
  const guess = async (username: string, address: string, times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => attempt(username, address)));
    return answers.map(({ status }) => status);
  };
  /** By ten from each of eleven networks. */
  const exhaust = async (username: string) => {
    for (let n = 1; n <= 11; n += 1) await guess(username, network(), 10);
    expect((await attempt(username, network())).status).toBe(429);
  };

  test('is stopped for a username after ten failures from one address, and for the address after twenty', async () => {
    const address = network();
    for (let n = 1; n <= 10; n += 1) expect((await attempt('admin', address)).status).toBe(401);
    const byName = await attempt(' ADMIN', address);
    expect(byName.status).toBe(429);
    expect(Number(byName.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(byName.body.message).toMatch(/^Terlalu banyak percobaan login\. Coba lagi dalam \d+ detik\.$/);

    expect((await attempt('admin', network(), { pass: ADMIN.pass })).status).toBe(200);

    for (let n = 11; n <= 20; n += 1) expect((await attempt(`orang${n}`, address)).status).toBe(401);
    expect((await attempt('orang21', address)).status).toBe(429);
  });

  test('TRUST-9 a hundred guesses sent at once are looked at no oftener than one by one', async () => {
    const statuses = await guess('serentak', network(), 100);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
  });

  test('TRUST-9 logins that succeed count nowhere', async () => {
    const address = network();
    for (let n = 1; n <= 25; n += 1) {
      expect((await attempt('admin', address, { pass: ADMIN.pass })).status).toBe(200);
    }
  });

  test('TRUST-9 all addresses of an IPv6 network count as one', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 11; n += 1) statuses.push((await attempt('admin', `2001:db8:1:2::${n}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await attempt('admin', '2001:db8:1:3::1')).status).toBe(401);
  });

  test('TRUST-9 a name that nobody has is held back like one that somebody has', async () => {
    await exhaust('hantu');
  });

  test('TRUST-9 who has a device of earlier logins guesses no oftener with it', async () => {
    const login = await attempt('admin', network(), { pass: ADMIN.pass, device: '' });
    const device = login.body.data?.device;
    const statuses: number[] = [];
    for (let n = 1; n <= 11; n += 1) statuses.push((await attempt('admin', network(), { device })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('TRUST-9 the documented login is answered with a token and nothing else', async () => {
    const { body } = await attempt('admin', network(), { pass: ADMIN.pass });
    expect(Object.keys(body.data ?? {})).toEqual(['token']);
  });

  test('TRUST-9 thirty places of an administrator are remembered, as hashes', async () => {
    for (let n = 1; n <= 35; n += 1) await attempt('admin', network(), { pass: ADMIN.pass });
    const places = await api.app.get(DataSource).manager.findBy(KnownPlace, { admin_id: 1 });
    expect(places).toHaveLength(30);
    expect(places.filter(({ place }) => !/^[0-9a-f]{64}$/.test(place))).toEqual([]);
  });

  test('TRUST-9 a new password forgets where the old one was used', async () => {
    const { body } = await attempt('admin', network(), { pass: ADMIN.pass, device: '' });
    const changed = await api.put('/api/admins/password', {
      token: String(body.data?.token),
      json: { password: 'kopi-gayo-dataran' },
    });
    expect(changed.status).toBe(200);
    expect(await api.app.get(DataSource).manager.countBy(KnownPlace, { admin_id: 1 })).toBe(0);
    const again = await api.put('/api/admins/password', {
      token: String(body.data?.token),
      json: { password: ADMIN.pass },
    });
    expect(again.status).toBe(200);
  });

  test('TRUST-9 a name that strangers have used up is still open for ninety days to where its administrator has logged in', async () => {
    const office = network();
    const phone = network();
    expect((await attempt('admin', office, { pass: ADMIN.pass })).status).toBe(200);
    const first = await attempt('admin', phone, { pass: ADMIN.pass, device: '' });
    const device = first.body.data?.device;
    expect(device).toMatch(/^[\w-]{43}$/);

    await exhaust('admin');
    expect((await attempt('admin', network(), { pass: ADMIN.pass })).status).toBe(429);
    expect((await attempt('admin', network(), { pass: ADMIN.pass, device: 'x'.repeat(43) })).status).toBe(
      429,
    );

    expect((await attempt('admin', office, { pass: ADMIN.pass })).status).toBe(200);
    const elsewhere = await attempt('admin', network(), { pass: ADMIN.pass, device });
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.body.data?.device).toBe(device);

    const longAgo = { used_at: new Date(Date.now() - 91 * DAY) };
    await api.write((manager) => manager.update(KnownPlace, { admin_id: 1 }, longAgo));
    expect((await attempt('admin', office, { pass: ADMIN.pass })).status).toBe(429);
  });
});

describe('API-10 without a token', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));

  test('only what is public answers, and nothing changes', async () => {
    const token = await api.signIn();
    const entries = async () => (await api.get<Row[]>('/api/history', { token })).body.data;
    const before = await entries();
    const answering: string[] = [];
    for (const { method, path } of routesOf(api)) {
      const { status } = await api.send(method, path.replace('{id}', '1'));
      if (status !== 401) answering.push(`${method} ${path}`);
    }
    expect(answering.sort()).toEqual(PUBLIC);
    expect(await entries()).toEqual(before);
  });

  test('the contract names every route, and says which are public', () => {
    const operations = Object.entries(openApiDocument(api.app).paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { security?: unknown[] }>).map(([method, { security }]) => ({
        route: `${method.toUpperCase()} ${path}`,
        isPublic: security?.length === 0,
      })),
    );
    const routes = routesOf(api).map(({ method, path }) => `${method} ${path}`);
    expect(operations.map(({ route }) => route).sort()).toEqual(routes.sort());
    const open = operations.filter(({ isPublic }) => isPublic);
    expect(open.map(({ route }) => route).sort()).toEqual(PUBLIC);
  });
});
