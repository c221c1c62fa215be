import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, root, runCommand } from '../run-command.mjs';

export function runJest({ workspace, report, args = [], env, signal }) {
  const jest = ['jest/bin/jest.js', '--json', `--outputFile=${report}`, ...args];
  return counted(jest, { workspace, report, env, signal }, (result) => ({
    passed: result.numPassedTests,
    // A file that cannot be loaded has no test that could count as failed.
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  }));
}

export function runPlaywright({ workspace, report, args = [], env, signal }) {
  const playwright = ['@playwright/test/cli.js', 'test', '--reporter=list,json', ...args];
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return counted(playwright, { workspace, report, env: withReport, signal }, ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));
}

async function counted([tool, ...args], { workspace, report, env, signal }, read) {
  const succeeded = await succeeds(join(root, 'node_modules', tool), args, {
    cwd: join(root, workspace),
    env,
    show: true,
    signal,
  });
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  // A run that failed without a failed test counts as one.
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function succeeds(script, args, options) {
  try {
    await runCommand(process.execPath, [script, ...args], options);
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return false;
  }
}
