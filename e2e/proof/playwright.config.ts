import { defineConfig } from '@playwright/test';
import { times, WHOLE, WHOLE_RUN } from './run';

export default defineConfig({
  testDir: '.',
  grepInvert: WHOLE ? undefined : new RegExp(WHOLE_RUN),
  // Benchmarks run side by side, so they do not install their packages themselves.
  globalSetup: './install-benchmarks.ts',
  workers: 2,
  projects: [
    // The proofs measure time and memory, so they run one at a time.
    { name: 'proofs', testIgnore: ['bench/**', 'drill/**'], workers: 1 },
    { name: 'benchmarks', testMatch: 'bench/**', dependencies: ['proofs'] },
  ],
  timeout: times(30, 3) * 60_000,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: '../test-results/proof',
});
