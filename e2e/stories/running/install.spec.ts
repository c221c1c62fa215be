import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../fixtures';

const ROOT = resolve(import.meta.dirname, '../../..');
const REPORTER = join(ROOT, 'node_modules/@scarf/scarf');

test('TRUST-13 the installation tells nobody about itself', async () => {
  test.skip(!existsSync(REPORTER), 'no package brings the reporter any more');
  const reports: string[] = [];
  const receiver = createServer((request, response) => {
    reports.push(String(request.url));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    // The package's postinstall script, in the environment that npm gives it.
    await promisify(execFile)(process.execPath, ['report.js'], {
      cwd: REPORTER,
      env: {
        PATH: process.env.PATH,
        INIT_CWD: ROOT,
        npm_execpath: 'npm-cli.js',
        SCARF_LOCAL_PORT: String((receiver.address() as AddressInfo).port),
      },
    });
  } finally {
    receiver.close();
  }
  expect(reports).toEqual([]);
});
