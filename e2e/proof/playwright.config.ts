import { defineConfig } from '@playwright/test';
import { times, WHOLE, WHOLE_RUN } from './run';

/** Fuzzing, hostile files, killed processes and the short form of the benchmarks, without a browser. */
export default defineConfig({
  testDir: '.',
  grepInvert: WHOLE ? undefined : new RegExp(WHOLE_RUN),
  // The benchmarks run side by side.
  globalSetup: './install-benchmarks.ts',
  workers: 2,
  projects: [
    // Time and memory are measured: one at a time.
    { name: 'proofs', testIgnore: ['bench/**', 'drill/**'], workers: 1 },
    { name: 'benchmarks', testMatch: 'bench/**', dependencies: ['proofs'] },
  ],
  timeout: times(30, 3) * 60_000,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: '../test-results/proof',
});
