import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/testing/programs.mjs';

export default defineConfig({
  testDir: 'stories',
  globalSetup: './global-setup.ts',
  // A third saves a tenth of the time on two cores, and now and then makes a story time out.
  workers: 2,
  // Two workers, their browsers and the product share what may be two cores.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env.CI === 'true',
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: 'list',
  use: {
    // A headless Chromium that says so is taken for a search engine, which gets its pages whole.
    userAgent: devices['Desktop Chrome'].userAgent,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // No story depends on the internet. Blocking it by `route` would turn the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        // Chromium refuses to put root into its sandbox.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    screenshot: 'only-on-failure',
  },
});
