import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { scheduledTasksOf } from '../src/database/scheduled-task.js';
import { MediaStore } from '../src/media/media-store.js';
import { ADMIN, Api, onMysql, picture } from './harness.js';

const DAY = 86_400_000;
const START = Date.now();

jest.useFakeTimers({
  now: START,
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

test('TRUST-15 what grows is cleared away by the hour: sessions, history, keys, quarantine and login counts', async () => {
  const api = await Api.start({ HISTORY_KEEP: '60d' });
  const token = await api.signIn();
  await api.post('/api/admins/login', { json: { ...ADMIN, pass: 'tebakan' } });
  const headers = { 'idempotency-key': 'kunci-yang-panjang' };
  await api.post('/api/category', { token, headers, json: { nama_category: 'Kopi' } });
  const form = { name: 'Biji', price: '1', category_id: '1', image: await picture() };
  const { body } = await api.post('/api/product', { token, form });
  await api.delete(`/api/product/${body.data.id}`, { token });
  await api.delete(`/api/trash/${body.data.id}`, { token });

  const rows = async (table: string) => {
    const [row] = await api.app.get(DataSource).query<{ n: number }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row?.n) > 0;
  };
  const left = async (days: number) => {
    jest.setSystemTime(START + days * DAY);
    for (const task of scheduledTasksOf(api.app.get(DiscoveryService))) await task.sweep();
    const tables = ['history', 'admin_session', 'record_creation', 'guess_count'];
    const kept = await Promise.all(tables.map(rows));
    const quarantine = await api.app.get<MediaStore>(MediaStore, { strict: false }).listQuarantine();
    return [...tables.filter((_, n) => kept[n]), ...(quarantine.length > 0 ? ['quarantine'] : [])];
  };
  const [history, session, key] = ['history', 'admin_session', 'record_creation'];
  expect(await left(0)).toEqual([history, session, key, ...(onMysql ? ['guess_count'] : []), 'quarantine']);
  expect(await left(1 / 24)).toEqual([history, session, key, 'quarantine']);
  expect(await left(6.9)).toEqual([history, session, key, 'quarantine']);
  expect(await left(7.9)).toEqual([history, session, key]);
  expect(await left(8.1)).toEqual([history, session]);
  // It was not used for two hours: SESSION_IDLE.
  expect(await left(30)).toEqual([history, session]);
  expect(await left(30.1)).toEqual([history]);
  expect(await left(59.9)).toEqual([history]);
  expect(await left(60.1)).toEqual([]);
});
