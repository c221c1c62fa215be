import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', script), ...args]);
  return { status, output: String(stdout) + String(stderr) };
};

/** @param packages of a lock file, by path */
function check(packages: object, overrides: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-packages-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ overrides }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const answer = run('check-packages.mjs', folder);
  rmSync(folder, { recursive: true });
  return answer;
}

test('a lock file with a version that has a known hole is refused', () => {
  expect(run('check-packages.mjs')).toEqual({ status: 0, output: '' });
  const nested = 'node_modules/@remix-run/react/node_modules/react-router-dom';
  expect(check({ [nested]: { version: '6.30.4' } })).toEqual({
    status: 1,
    output: `${nested} 6.30.4 has GHSA-jjmj-jmhj-qwj2, as all of >=6.30.2 <6.30.6 have.\n`,
  });
  expect(check({ [nested]: { version: '6.30.6' } }).status).toBe(0);
});

test('an override is refused that the lock file does not have, or that is no longer needed', () => {
  const packages = (version: string, range: string) => ({
    'node_modules/a': { version: '1.0.0', dependencies: { b: range } },
    'node_modules/b': { version },
  });
  expect(check(packages('2.0.1', '2.0.0'), { b: '2.0.1' }).status).toBe(0);
  expect(check(packages('2.0.1', '2.0.0'), { a: { b: '2.0.1' } }).status).toBe(0);
  const other = 'The override of b 2.0.1 is not what package-lock.json has.\n';
  expect(check(packages('2.0.0', '2.0.0'), { b: '2.0.1' })).toEqual({ status: 1, output: other });
  const needless = 'The override of b 2.0.1 is no longer needed.\n';
  expect(check(packages('2.0.1', '^2.0.0'), { b: '2.0.1' })).toEqual({ status: 1, output: needless });
});

test('a package with an install script that nobody has looked at is refused', () => {
  const { status, output } = check({ 'node_modules/a': { version: '1.0.0', hasInstallScript: true } });
  expect([status, output]).toEqual([1, expect.stringContaining('a 1.0.0 has an install script')]);
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});

test('docs/security.md says of every licence what it asks for', () => {
  const table = readFileSync(join(root, 'docs/security.md'), 'utf8').split('### Licences')[1] ?? '';
  const licences = run('licences.mjs')
    .output.split('\n')
    .filter((line) => /^[^ ]/.test(line));
  expect(licences.length).toBeGreaterThan(5);
  const isMissing = (licence: string) => !table.replaceAll('`', '').includes(licence);
  expect(licences.filter(isMissing)).toEqual([]);
});
