import { defineConfig } from '@playwright/test';
import { times, WHOLE, WHOLE_RUN } from './run';

/** What is tried for hours and never by hand: made-up requests, hostile files, killed processes. No browser. */
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
