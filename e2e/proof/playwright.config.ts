import { defineConfig } from '@playwright/test';
import { times, WHOLE, WHOLE_RUN } from './run';

/** Fuzzing, hostile files and killed processes, without a browser. */
export default defineConfig({
  testDir: '.',
  grepInvert: WHOLE ? undefined : new RegExp(WHOLE_RUN),
  // Time and memory are measured: one at a time.
  workers: 1,
  timeout: times(30, 3) * 60_000,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: '../test-results/proof',
});
