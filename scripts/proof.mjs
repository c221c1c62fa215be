import './supported-node.mjs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './prepare.mjs';
import { CommandFailed, root, runCommand } from './run-command.mjs';

const KINDS = ['fuzz', 'hostile', 'torture'];
const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js');

const { kind, seed, short } = readArguments();
await prepare();
process.stdout.write(`Seed ${seed}\n`);
try {
  await runCommand(
    process.execPath,
    [PLAYWRIGHT, 'test', '--config', 'proof/playwright.config.ts', `proof/${kind}/`],
    {
      cwd: join(root, 'e2e'),
      env: { PROOF: short ? 'short' : 'whole', PROOF_SEED: String(seed) },
      show: true,
    },
  );
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  process.exitCode = 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seed: { type: 'string' }, short: { type: 'boolean', default: false } },
    });
    const [kind = '', ...more] = positionals;
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
    if (KINDS.includes(kind) && more.length === 0 && Number.isSafeInteger(seed)) {
      return { kind, seed, short: values.short };
    }
  } catch {
    // The usage is printed below.
  }
  process.stderr.write(`usage: npm run ${KINDS.join('|')} -- [--short] [--seed number]\n`);
  process.exit(2);
}
