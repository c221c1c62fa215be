import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { rowsFor } from '../../../bench/growth-rows.mjs';

const GROWTH = resolve(import.meta.dirname, '../../../bench/growth.mjs');

test('the benchmark of growth gets the answers it asks for, and has figures for every row', async () => {
  test.skip(process.platform !== 'linux', 'it reads the memory of processes from /proc');
  // It fails by itself when an answer is none of what a row asks for.
  const { stdout } = await promisify(execFile)(process.execPath, [GROWTH, '--short']);
  process.stdout.write(stdout);
  const rows: { name: string }[] = rowsFor({ token: '', total: 0 });
  const names = rows.map(({ name }) => name);
  const figures = stdout
    .split('\n')
    .flatMap((line) => /^(\S.*?) +\d+\.\d +\d+\.\d +\d+$/.exec(line)?.[1] ?? []);
  expect(figures).toEqual(names);
});
