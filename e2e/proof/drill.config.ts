import { defineConfig } from '@playwright/test';

/** The drill's short form: parts of a cluster on this machine are killed and paused. */
export default defineConfig({
  testDir: 'drill',
  timeout: 10 * 60_000,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  outputDir: '../test-results/drill',
});
