import { defineConfig } from '@playwright/test';

/** The drill, short: a cluster on this machine of which parts are killed and paused. */
export default defineConfig({
  testDir: 'drill',
  timeout: 10 * 60_000,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: '../test-results/drill',
});
