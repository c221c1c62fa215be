import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { ROWS } from '../../../bench/rows.mjs';

const BENCH = resolve(import.meta.dirname, '../../../bench/bench.mjs');
/** Requests/s, two percentiles, and the rest of a row up to the share of other programs. */
const FIGURES = /^ +\d+( +\d+\.\d){2} .* \d+ %/;

test('the benchmark gets the answers it asks for, and has figures for every row', async () => {
  test.skip(process.platform !== 'linux', 'it reads the CPU of processes from /proc');
  // It fails by itself when an answer is none of what a row asks for.
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, '--short']);
  process.stdout.write(stdout);
  const lines = stdout.split('\n');
  const without = ROWS.filter(({ name }) => {
    const line = lines.find((each) => each.startsWith(`${name}  `))?.slice(name.length) ?? '';
    return !FIGURES.test(line);
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});
