import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Result } from '../../../drill/table.mjs';

const DRILL = resolve(import.meta.dirname, '../../../drill/drill.mjs');
const NOTHING_LOST = { lost: 0, doubled: 0, pictures: 0 };

test.describe.configure({ mode: 'serial' });

let rows: Result[];
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-drill-report-'));
  const report = join(folder, 'report.json');
  // A budget of seconds that a busy machine did not keep is said by the drill alone, whose code it is not to fail here.
  await once(spawn(process.execPath, [DRILL, '--short', '--report', report], { stdio: 'inherit' }), 'close');
  const { rows: found, between } = JSON.parse(readFileSync(report, 'utf8')) as {
    rows: Result[];
    between?: object;
  };
  rmSync(folder, { recursive: true });
  expect(between).toBeUndefined();
  rows = found;
});

for (const part of [
  'database writer',
  'database replica',
  'proxy',
  'store',
  'api',
  'storefront',
  'gateway',
]) {
  test(`SCALE-6 the ${part} away under load: no page fails, no read, and nothing that was acknowledged is lost`, () => {
    const faults = rows.filter(({ name }) => name.endsWith(` ${part}`));
    expect(faults).toHaveLength(1);
    for (const { counts, losses } of faults) {
      expect([counts.page.failed, counts.read.failed, losses]).toEqual([0, 0, NOTHING_LOST]);
      expect(counts.write.all - counts.write.failed).toBeGreaterThan(0);
    }
  });
}

test('SCALE-7 a rolling restart of everything fails no request', () => {
  const { counts, losses } = rows.find(({ isUpgrade }) => isUpgrade) as Result;
  expect(Object.values(counts).map(({ failed }) => failed)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(losses).toEqual(NOTHING_LOST);
});

test('ASK-3 inquiries are sent while any part is away, and none that was acknowledged is lost', () => {
  const sent = rows.map(({ counts }) => counts.inquiry.all - counts.inquiry.failed);
  expect(Math.max(...sent)).toBeGreaterThan(0);
  expect(rows.map(({ losses }) => losses)).toEqual(rows.map(() => NOTHING_LOST));
});
