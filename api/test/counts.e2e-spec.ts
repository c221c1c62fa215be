import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { CountsReport } from '../src/counts/count.dto.js';
import { CountRecorder } from '../src/counts/count-recorder.service.js';
import { CountsService } from '../src/counts/counts.service.js';
import { DailyCount } from '../src/counts/daily-count.entity.js';
import { Api, type Row, startSignedIn } from './harness.js';

const DAY = 86_400_000;
/** Noon in Indonesia. */
const NOON = Date.parse('2026-12-01T05:00:00Z');

jest.useFakeTimers({
  now: NOON,
  doNotFake: [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ],
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';

/** As `navigator.sendBeacon` sends it. */
async function beacon(api: Api, body: unknown, userAgent = FIREFOX, type = 'text/plain;charset=UTF-8') {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, 'user-agent': userAgent };
  const answer = await fetch(`${api.url}/api/count`, { method: 'POST', body: sent, headers });
  return [answer.status, await answer.text(), answer.headers.get('x-content-type-options')];
}

const view = (product_id: unknown) => ({ kind: 'view', product_id });
const flush = ({ app }: Api) => app.get(CountRecorder, { strict: false }).flush();

async function stored({ app }: Api) {
  const rows = await app.get(DataSource).getRepository(DailyCount).find();
  return rows
    .map(({ day, kind, product_id, key, count }) => [day, kind, product_id, key, count].join(' '))
    .sort();
}

async function product(api: Api, token: string, name: string): Promise<number> {
  const json = { name, price: 1, category_id: 1 };
  return Number((await api.post('/api/product', { token, json })).body.data.id);
}

beforeEach(() => void jest.setSystemTime(NOON));

test('ASK-8 what is looked at, pressed and searched for is counted by day, once a visitor, and nothing made up', async () => {
  const { api, token } = await startSignedIn('Kopi');
  const [gayo, toraja] = [await product(api, token, 'Gayo'), await product(api, token, 'Toraja')];
  const gone = await product(api, token, 'Lama');
  await api.delete(`/api/product/${gone}`, { token });
  const revision = await api.revision();

  const received = [204, '', 'nosniff'];
  for (const body of [
    view(gayo),
    view(gayo),
    view(toraja),
    view(gone),
    view(4711),
    view(0),
    { kind: 'made_up' },
  ])
    expect(await beacon(api, body)).toEqual(received);
  expect(await beacon(api, view(gayo), SAFARI, 'application/json')).toEqual(received);
  expect(await beacon(api, { kind: 'whatsapp', product_id: toraja })).toEqual(received);
  for (const key of ['Teh', 'teh', 'kopi 😀', 'siti@example.com', '0812-3456-789', 'x'.repeat(10_240)])
    expect(await beacon(api, { kind: 'search_none', key })).toEqual(received);
  for (const userAgent of ['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])
    expect(await beacon(api, view(toraja), userAgent)).toEqual(received);
  for (const type of ['text/plain', 'application/json', 'image/png', 'x'])
    for (const body of ['{', '', 'null', '[1]', '{"kind":{}}', '{"__proto__":{}}', ' '.repeat(1_000_000)])
      expect(await beacon(api, body, FIREFOX, type)).toEqual(received);

  expect(await stored(api)).toEqual([]);
  await flush(api);
  expect(await stored(api)).toEqual([
    '2026-12-01 search_none 0 kopi 😀 1',
    '2026-12-01 search_none 0 teh 1',
    '2026-12-01 view 0  1',
    `2026-12-01 view ${gayo}  2`,
    `2026-12-01 view ${toraja}  1`,
    `2026-12-01 whatsapp ${toraja}  1`,
  ]);
  expect(await api.revision()).toBe(revision);

  const { status, body } = await api.get<CountsReport>('/api/count', { token });
  expect([status, body.data]).toEqual([
    200,
    {
      from: '2026-11-02',
      to: '2026-12-01',
      days: [
        { day: '2026-12-01', kind: 'search_none', count: 2 },
        { day: '2026-12-01', kind: 'view', count: 4 },
        { day: '2026-12-01', kind: 'whatsapp', count: 1 },
      ],
      viewed: [
        { id: gayo, name: 'Gayo', count: 2 },
        { id: toraja, name: 'Toraja', count: 1 },
      ],
      asked: [{ id: toraja, name: 'Toraja', count: 1 }],
      missed: [
        { id: null, name: 'kopi 😀', count: 1 },
        { id: null, name: 'teh', count: 1 },
      ],
    },
  ]);
  const past = await api.get<CountsReport>('/api/count?from=2026-01-01&to=2026-11-30', { token });
  expect(past.body.data).toMatchObject({ days: [], viewed: [], asked: [], missed: [] });
});

test('ASK-8 the counts are for those who are signed in, and a wrong period is refused', async () => {
  const { api, token } = await startSignedIn();
  expect((await api.get('/api/count')).status).toBe(401);
  for (const [period, errors] of [
    ['from=2026-02-30', { from: 'Tanggal awal harus berupa tanggal, misalnya 2026-12-31.' }],
    ['to=kemarin', { to: 'Tanggal akhir harus berupa tanggal, misalnya 2026-12-31.' }],
    ['from=2026-12-02&to=2026-12-01', { from: 'Tanggal awal harus sebelum tanggal akhir.' }],
  ] as const) {
    const { status, body } = await api.get<Row>(`/api/count?${period}`, { token });
    expect([status, body.errors]).toEqual([422, errors]);
  }
});

test('ASK-8 a clock that goes back over midnight begins no day again, and one set right again does', async () => {
  const { api, token } = await startSignedIn('Kopi');
  const id = await product(api, token, 'Gayo');
  const rows: string[] = [];
  for (const [time, counted] of [
    [NOON, '2026-12-01'],
    ['2026-12-01T17:00:01Z', '2026-12-02'],
    ['2026-12-01T16:59:00Z', undefined],
    ['2027-12-01T05:00:00Z', '2027-12-01'],
    ['2026-12-02T17:00:00Z', '2026-12-03'],
  ] as const) {
    jest.setSystemTime(new Date(time));
    await beacon(api, view(id));
    await flush(api);
    if (counted) rows.push(`${counted} view ${id}  1`);
    expect(await stored(api)).toEqual([...rows].sort());
  }
});

test('ASK-8 what was counted is kept at the end of the process and while the database is away, and added to the day', async () => {
  const { api, token } = await startSignedIn('Kopi');
  const id = await product(api, token, 'Gayo');
  await beacon(api, view(id));
  const restarted = await api.restart();
  expect(await stored(restarted)).toEqual([`2026-12-01 view ${id}  1`]);

  const rename = (from: string, to: string) =>
    restarted.write((manager) => manager.query(`ALTER TABLE ${from} RENAME TO ${to}`));
  await rename('daily_count', 'away');
  await beacon(restarted, view(id), SAFARI);
  await flush(restarted);
  await rename('away', 'daily_count');
  expect(await stored(restarted)).toEqual([`2026-12-01 view ${id}  1`]);
  await Promise.all([flush(restarted), flush(restarted)]);
  expect(await stored(restarted)).toEqual([`2026-12-01 view ${id}  2`]);
});

test('ASK-8 a flood of made-up searches and products fills neither the memory nor the table', async () => {
  const api = await Api.start();
  const recorder = api.app.get(CountRecorder, { strict: false });
  const visitor = { address: '192.0.2.1', userAgent: FIREFOX };
  for (let n = 0; n < 20_000; n += 1) {
    recorder.record(
      JSON.stringify({ kind: 'search', key: `${n % 100} ${randomUUID().slice(0, 4)} g` }),
      visitor,
    );
    recorder.record(JSON.stringify(view(n + 1)), visitor);
  }
  await recorder.flush();
  expect((await stored(api)).length).toBeLessThanOrEqual(1000);
});

test('ASK-8 counts are kept for two years', async () => {
  const api = await Api.start();
  await beacon(api, { kind: 'compare' });
  await flush(api);
  const sweep = () => api.app.get(CountsService, { strict: false }).sweep();
  jest.setSystemTime(NOON + 730 * DAY);
  await sweep();
  expect(await stored(api)).toEqual(['2026-12-01 compare 0  1']);
  jest.setSystemTime(NOON + 731 * DAY);
  await sweep();
  expect(await stored(api)).toEqual([]);
});
