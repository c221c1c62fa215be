import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { missingLanguage } from './locales.js';

const ROOT = resolve(__dirname, '../..');
const run = promisify(execFile);

/** A Node that answers every wish for another language of these with American English. */
const withoutLanguage = (language: string) => `
  for (const name of ['DateTimeFormat', 'NumberFormat']) {
    const Real = Intl[name];
    Intl[name] = function (wanted, options) {
      return new Real(String(wanted).startsWith('${language}') ? 'en-US' : wanted, options);
    };
  }`;

test('a full Node lacks no language', () => {
  expect(missingLanguage()).toBeUndefined();
});

test.each(['id', 'en-GB'])(
  'no server starts on a Node without %s, and it says so in one line',
  async (language) => {
    const folder = mkdtempSync(join(tmpdir(), 'etalase-icu-'));
    writeFileSync(join(folder, 'icu.cjs'), withoutLanguage(language));
    const env = { ...process.env, NODE_OPTIONS: `--require ${join(folder, 'icu.cjs')}`, DATA_DIR: folder };
    const prepare = "import('./scripts/prepare.mjs').then((m) => m.prepare({ only: ['api'] }))";
    await run(process.execPath, ['-e', prepare], { cwd: ROOT });
    const started = run(process.execPath, ['api/dist/main.js'], { cwd: ROOT, env });
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: `Etalase cannot start: this Node.js cannot write the language ${language}; it needs full ICU (Alpine: icu-data-full)\n`,
    });
  },
  120_000,
);
