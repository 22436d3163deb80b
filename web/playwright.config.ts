import { defineConfig } from '@playwright/test';
import { flat } from './tests/chromium';

/** Browser tests against the real server: every worker starts its own, see tests/server.ts. */
export default defineConfig({
  testDir: './tests',
  fullyParallel: false,
  workers: 2,
  // A second try for whatever a busy machine was too slow for; the report names every test that needed it.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    headless: true,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A worker would answer beside what a test intercepts; the test of the worker lets it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: flat,
  },
});
