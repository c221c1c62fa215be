import { readFileSync } from 'node:fs';
import { Api, onMysql } from './harness.js';

const TOKEN = 'sebuah-token-yang-cukup-panjang-untuk-prometheus';
const MONITORING = new URL('../../deploy/monitoring/', import.meta.url);

let api: Api;
beforeAll(async () => (api = await Api.start({ METRICS_TOKEN: TOKEN })));

async function read(token = TOKEN) {
  const answer = await fetch(`${api.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return { answer, text: await answer.text() };
}

/** The value of a line such as `name{label="value"} 5`. */
async function valueOf(line: string): Promise<number> {
  const { text } = await read();
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  );
}

const count = (method: string, route: string, status: number) =>
  valueOf(`http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);

test('SCALE-8 the metrics are in the text format of Prometheus', async () => {
  const { answer, text } = await read();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(text).toMatch(/^# TYPE http_request_duration_seconds histogram$/m);
  expect(text).toMatch(/^# TYPE etalase_answers_total counter$/m);
});

test('SCALE-8 inquiries that are stored are counted by channel and status', async () => {
  const call = { token: await api.signIn(), json: { name: 'Ibu Sari' } };
  expect(await api.post('/api/inquiry/manual', call)).toMatchObject({ status: 201 });
  const form = { name: 'Jürgen', email: 'jb@example.de', message: 'Please quote.', code: 'E-METR2C' };
  for (let n = 0; n < 2; n++) await api.post('/api/inquiry', { json: form });
  const stored = (channel: string, status: string) =>
    valueOf(`etalase_inquiries_total{channel="${channel}",status="${status}"}`);
  expect([await stored('manual', 'baru'), await stored('form', 'spam')]).toEqual([1, 1]);
});

test('SCALE-8 the metrics are refused with another token and without one', async () => {
  for (const token of ['', `${TOKEN}x`, TOKEN.slice(1)]) {
    const { answer, text } = await read(token);
    expect([answer.status, text]).toEqual([401, expect.not.stringContaining('http_request')]);
  }
  expect((await fetch(`${api.url}/api/metrics`)).status).toBe(401);
});

test('SCALE-8 without METRICS_TOKEN there are none, and a short one is refused at start', async () => {
  const other = await Api.start();
  try {
    const answer = await fetch(`${other.url}/api/metrics`, {
      headers: { authorization: 'Bearer undefined' },
    });
    expect(answer.status).toBe(404);
  } finally {
    await other.stop();
  }
  await expect(Api.start({ METRICS_TOKEN: 'pendek' })).rejects.toThrow('METRICS_TOKEN must have at least 32');
});

test('SCALE-8 requests are counted by method, route and status, whoever answers them', async () => {
  for (let n = 0; n < 3; n++) await api.get('/api/category?range=[0,9]');
  for (const id of [12345, 23456]) await api.get(`/api/product/${id}`);
  await api.post('/api/product', { json: {} });
  for (const path of ['/api/made-up-1', '/made-up-2', '/made-up-3.data']) await fetch(api.url + path);
  expect(await count('GET', '/api/category', 200)).toBe(3);
  expect(await count('GET', '/api/product/:id', 404)).toBe(2);
  expect(await count('POST', '/api/product', 401)).toBe(1);
  expect(await count('GET', '(other)', 404)).toBe(3);
  expect((await read()).text).not.toContain('made-up');
});

test('SCALE-8 answers from memory and made ones, and the revision are told', async () => {
  const answers = (from: string) => valueOf(`etalase_answers_total{from="${from}"}`);
  await api.get('/api/contact');
  const before = { made: await answers('made'), memory: await answers('memory') };
  await api.get('/api/contact');
  expect({ made: await answers('made'), memory: await answers('memory') }).toEqual({
    made: before.made,
    memory: before.memory + 1,
  });
  expect(await valueOf('etalase_catalogue_revision')).toBeGreaterThanOrEqual(0);
  expect(await valueOf('etalase_pictures_waiting')).toBe(0);
  if (onMysql) expect(await valueOf('etalase_database_reader_connections{state="idle"}')).toBeGreaterThan(0);
});

test('SCALE-8 a slow request has a line in the log, a quick one none', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  // The password of one who is not there is hashed all the same, which takes some milliseconds.
  for (const [name, limit] of Object.entries({ quick: '600000', slow: '1' })) {
    const other = await Api.start({ LOG_LEVEL: 'warn', SLOW_REQUEST_MS: limit }, undefined, log);
    await other.post(`/api/admins/login?${name}`, { json: { username: 'x', pass: 'y' } });
    await other.stop();
  }
  const slow = lines.map((line) => JSON.parse(line) as { req?: { url: string }; level: number });
  expect(slow.flatMap(({ level, req }) => (req ? [[level, req.url]] : []))).toEqual([
    [40, '/api/admins/login?slow'],
  ]);
});

test('SCALE-8 alerts and dashboard ask for nothing that is not told', async () => {
  const { text } = await read();
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const files = ['alerts.yml', 'dashboard.json'].map((name) =>
    readFileSync(new URL(name, MONITORING), 'utf8'),
  );
  const asked = files.flatMap((file) =>
    [...file.matchAll(/\b(?:http|etalase|nodejs|process)_[a-z_0-9]+/g)].map(([name]) => name),
  );
  expect(new Set(asked).size).toBeGreaterThan(8);
  const ofPool = /^etalase_database_(reader|writer)_connections$/;
  const unknown = asked.filter(
    (name) => !told.has(name.replace(/_(count|bucket|sum)$/, '')) && !(ofPool.test(name) && !onMysql),
  );
  expect(unknown).toEqual([]);
});
